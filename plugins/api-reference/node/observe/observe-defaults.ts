import type { ApiModel, ApiSymbol, TypePart } from '../../../../contracts/api-model';
import { codeDefaults } from './code-defaults';
import { leastProps } from './least-props';
import { renderSpecs } from './render-specs';
import { valueAsCode } from './value-as-code';

/** Default whose documented and observed values differ. */
export interface DefaultMismatch {
  component: string;
  prop: string;
  declared: string;
  observed: string;
}

/**
 * Adds observed defaults to the props of components.
 *
 * Components that register a spec are rendered with minimal props; for others, the code is analyzed.
 *
 * @returns mismatches between documented and observed defaults.
 */
export function observeDefaults(
  model: ApiModel,
  packageDir: string,
  library: Record<string, unknown>,
): DefaultMismatch[] {
  const components = model.symbols.filter(isComponent);
  const known = components.filter(({ name }) => leastProps[name]);
  const specs = renderSpecs(
    packageDir,
    library,
    known.map(({ name }) => ({ name, props: leastProps[name]! })),
  );
  return components.flatMap((component) => {
    const spec = specs.get(component.name);
    const inCode = spec ? {} : codeDefaults(library[component.name]);
    return component.members
      .filter(({ required }) => !required)
      .flatMap((prop): DefaultMismatch[] => {
        const value = spec?.[prop.name];
        const observed =
          value === undefined
            ? inCode[prop.name]
            : valueAsCode(value, namesIn(prop.type, model), library);
        if (observed === undefined) return [];
        prop.default = observed;
        const declared = prop.declaredDefault;
        const isDeclared = [observed, String(value)].some((text) => sameDefault(declared, text));
        return declared && !isDeclared
          ? [{ component: component.name, prop: prop.name, declared, observed }]
          : [];
      });
  });
}

export const isComponent = ({ kind, name }: ApiSymbol) => kind === 'component' || name === 'Chart';

/** Sets the default to "none" for optional props without an observed or described default. */
export function stateEveryDefault({ symbols }: ApiModel): void {
  for (const { members } of symbols.filter(isComponent))
    for (const prop of members)
      if (!prop.required && prop.default === undefined && !prop.defaultInWords)
        prop.defaultInWords = [{ type: 'text', value: 'none' }];
}

/** Returns the names in a type, and those in their declarations. */
function namesIn(type: TypePart[], { symbols }: ApiModel): string[] {
  const direct = type.flatMap(wordsOf);
  const declarations = symbols.filter(({ name }) => direct.includes(name));
  return [...direct, ...declarations.flatMap(({ declaration }) => declaration.flatMap(wordsOf))];
}

const wordsOf = (part: TypePart) =>
  (typeof part === 'string' ? part : part.text).match(/\w+/g) ?? [];

/** Whether a documented default equals the observed one, ignoring quotes, spaces and qualifiers. */
function sameDefault(declared = '', observed: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/`.*|\(.*/, '')
      .replace(/['"\s]/g, '')
      .replace(/^\w+\.(?=[A-Za-z])/, '')
      .toLowerCase();
  return plain(declared) === plain(observed);
}
