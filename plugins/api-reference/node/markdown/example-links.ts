import type { PhrasingContent } from 'mdast';
import { joined, link, text } from '../../../../contracts/markdown-nodes';

/** Returns links to all examples that use a symbol or set a prop. */
export const exampleLinks = (ids: string[]): PhrasingContent[] =>
  ids.length === 0
    ? []
    : [
        text('Used in '),
        ...joined(
          ids.map((id) => [link(`/examples/${id}`, text(id))]),
          text(', '),
        ),
      ];
