import type { PageData } from '../../../contracts/page-data';

/**
 * Elements that show a part of the model: `Props` on any page, the others on generated ones.
 *
 * `of` is a name, or a name and a kind (`ScaleType.variable`) where a constant and a type share the name.
 */
export const symbolData: PageData[] = [
  'Props',
  'ApiSymbol',
  'ApiSignatures',
  'ApiUses',
  'ApiValues',
].map((element) => ({
  element,
  attribute: 'of',
  prop: 'symbol',
  fileOf: (name) => `.generated/api-reference/symbols/${name}.json`,
  mend: 'write the exported name of a component or a type of the library, for example <Props of="Axis" />.',
}));
