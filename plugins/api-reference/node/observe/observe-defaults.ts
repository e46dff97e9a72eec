import type { ApiModel, ApiSymbol, TypePart } from '../../../../contracts/api-model';
import { codeDefaults } from './code-defaults';
import { leastProps } from './least-props';
import { renderSpecs } from './render-specs';
import { valueAsCode } from './value-as-code';

/** Where the library's comment and the running library say different things. */
export interface Disagreement {
  component: string;
  prop: string;
  declared: string;
  observed: string;
}

/**
 * Fills in the defaults of the components' props as the running library has them.
 *
 * Components that register a spec are rendered with the least props; of others the code is read.
 *
 * @returns the props whose declared default is another.
 */
export function observeDefaults(
  model: ApiModel,
  packageDir: string,
  library: Record<string, unknown>,
): Disagreement[] {
  const components = model.symbols.filter(isComponent);
  const known = components.filter(({ name }) => leastProps[name]);
  const specs = renderSpecs(
    packageDir,
    library,
    known.map(({ name }) => ({ name, props: leastProps[name]! })),
  );
  return components.flatMap((component) => {
    const spec = specs.get(component.name);
    const stated = spec ? {} : codeDefaults(library[component.name]);
    return component.members
      .filter(({ required }) => !required)
      .flatMap((prop): Disagreement[] => {
        const value = spec?.[prop.name];
        const observed =
          value === undefined
            ? stated[prop.name]
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

/** Says "none" where the library fills in nothing and no note says where the value comes from. */
export function stateEveryDefault({ symbols }: ApiModel): void {
  for (const { members } of symbols.filter(isComponent))
    for (const prop of members)
      if (!prop.required && prop.default === undefined && !prop.defaultInWords)
        prop.defaultInWords = [{ type: 'text', value: 'none' }];
}

/** Names that a type mentions, and those that the declarations of these mention. */
function namesIn(type: TypePart[], { symbols }: ApiModel): string[] {
  const direct = type.flatMap(wordsOf);
  const declarations = symbols.filter(({ name }) => direct.includes(name));
  return [...direct, ...declarations.flatMap(({ declaration }) => declaration.flatMap(wordsOf))];
}

const wordsOf = (part: TypePart) =>
  (typeof part === 'string' ? part : part.text).match(/\w+/g) ?? [];

/** Whether a declared default means what was observed: marks, spaces and the set's name do not count. */
function sameDefault(declared = '', observed: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/`.*|\(.*/, '')
      .replace(/['"\s]/g, '')
      .replace(/^\w+\.(?=[A-Za-z])/, '')
      .toLowerCase();
  return plain(declared) === plain(observed);
}
