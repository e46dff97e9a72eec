import { generatedFiles } from '../../../shared/generated-files';
import type { PageData } from '../../../shared/types/page-data';

/**
 * Data of the MDX elements of this plugin: `Props` is used on any page, the others on generated pages.
 *
 * `of` is a name, or a name and a kind (`ScaleType.variable`) if a constant and a type share the name.
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
  fileOf: (name) => generatedFiles.apiSymbol(name).path,
  hint: 'write the exported name of a component or a type of the library, for example <Props of="Axis" />.',
}));
