import type { PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { blockquote, paragraph, text } from '../../../contracts/markdown-nodes';

/** Converts a callout (`:::tip Title`) to a block quote that starts with its title, or else with its kind. */
export function calloutAsQuote({ name, children }: ContainerDirective): RootContent {
  const [first, ...rest] = children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel;
  const title: PhrasingContent[] = hasTitle
    ? first.children
    : [text(name[0]!.toUpperCase() + name.slice(1))];
  const content = hasTitle ? rest : children;
  return blockquote([paragraph({ type: 'strong', children: title }), ...content]);
}
