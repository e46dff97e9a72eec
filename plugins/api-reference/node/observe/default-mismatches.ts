import type { ExtractedModel } from '../stages';
import type { ObservedDefaults } from './observe-defaults';

/** Default whose documented and observed values differ. */
export interface DefaultMismatch {
  component: string;
  prop: string;
  declared: string;
  observed: string;
}

/** Compares the documented defaults of components' props with the observed ones. */
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
        const isDeclared = [found.code, String(found.value)].some((text) =>
          sameDefault(declared, text),
        );
        return isDeclared ? [] : [{ component: name, prop, declared, observed: found.code }];
      }),
    );

/** Whether a documented default equals the observed one, ignoring quotes, spaces and qualifiers. */
function sameDefault(declared: string, observed: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/`.*|\(.*/, '')
      .replace(/['"\s]/g, '')
      .replace(/^\w+\.(?=[A-Za-z])/, '')
      .toLowerCase();
  return plain(declared) === plain(observed);
}
