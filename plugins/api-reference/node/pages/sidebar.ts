import type { ApiKind, ApiModel } from '../../../../shared/types/api-model';

/** Kinds in display order, with their headings. */
export const kindGroups: [kind: ApiKind, heading: string][] = [
  ['component', 'Components'],
  ['class', 'Classes'],
  ['function', 'Functions'],
  ['interface', 'Interfaces'],
  ['type-alias', 'Type aliases'],
  ['variable', 'Variables'],
];

/** Returns the items of "All types" in the API sidebar: one category per kind. */
export const sidebarItems = ({ symbols }: ApiModel) =>
  kindGroups.map(([kind, label]) => ({
    type: 'category' as const,
    label,
    items: symbols.filter((symbol) => symbol.kind === kind).map(({ route }) => route.slice(1)),
  }));
