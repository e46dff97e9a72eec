import type { ExtractedModel } from '../stages';
import type { ObservedDefaults } from './observe-defaults';

/** A prop whose default the library's comment states otherwise than the library behaves. */
export interface DefaultMismatch {
  component: string;
  prop: string;
  declared: string;
  observed: string;
}

/** Compares the declared defaults of the components' props with the observed ones. */
export const defaultMismatches = (
  { symbols }: ExtractedModel,
  defaults: ObservedDefaults,
): DefaultMismatch[] =>
  symbols
    .filter(({ isComponent }) => isComponent)
    .flatMap(({ name, members }) =>
      members.flatMap(({ name: prop, declaredDefault: declared }) => {
        const found = defaults.get(name)?.get(prop);
        if (!found || !declared) return [];
        const isSame = [found.code, String(found.value)].some((text) => means(declared, text));
        return isSame ? [] : [{ component: name, prop, declared, observed: found.code }];
      }),
    );

/** Whether a declared default means what was observed: marks, spaces and the set's name do not count. */
function means(declared: string, observed: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/`.*|\(.*/, '')
      .replace(/['"\s]/g, '')
      .replace(/^\w+\.(?=[A-Za-z])/, '')
      .toLowerCase();
  return plain(declared) === plain(observed);
}
