import type { ApiKind, ApiModel } from '../../../../contracts/api-model';

/** Kinds in the order in which readers look for them, with their headings. */
export const kindGroups: [kind: ApiKind, heading: string][] = [
  ['component', 'Components'],
  ['class', 'Classes'],
  ['function', 'Functions'],
  ['interface', 'Interfaces'],
  ['type-alias', 'Type aliases'],
  ['variable', 'Variables'],
];

/** Items of the API sidebar below "All types": a category a kind. */
export const sidebarItems = ({ symbols }: ApiModel) =>
  kindGroups.map(([kind, label]) => ({
    type: 'category',
    label,
    items: symbols.filter((symbol) => symbol.kind === kind).map(({ route }) => route.slice(1)),
  }));
