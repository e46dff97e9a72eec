import type { ApiMember } from '../../../../shared/types/api-model';
import type { ExtractedModel, ExtractedSymbol, ModelOf } from '../stages';
import type { ApiType } from '../../../../shared/types/api-type';
import { allTypesIn } from '../../../../shared/types/child-types';
import { typesOfDeclaration } from '../types-of-declaration';
import { codeDefaults } from './code-defaults';
import { minimalProps } from './minimal-props';
import { renderSpecs } from './render-specs';
import { valueAsCode } from './value-as-code';

/** Default value of a prop, as observed at run time. */
export interface ObservedDefault {
  /** The value as code. */
  code: string;
  /** Absent if the default was found by analyzing code. */
  value?: unknown;
}

/** Observed defaults by component and prop. */
export type ObservedDefaults = Map<string, Map<string, ObservedDefault>>;

/**
 * Observes the defaults of the optional props of components.
 *
 * Components that register a spec are rendered with minimal props; for others, the code is analyzed.
 */
export function observeDefaults(
  model: ExtractedModel,
  packageDir: string,
  library: Record<string, unknown>,
): ObservedDefaults {
  const components = model.symbols.filter(({ isComponent }) => isComponent);
  const renderings = components.flatMap(({ name }) => {
    const props = minimalProps[name];
    return props ? [{ name, props }] : [];
  });
  const specs = renderSpecs(packageDir, library, renderings);
  return new Map(
    components.map(({ name, members }) => {
      const spec = specs.get(name);
      const analyzed = spec ? {} : codeDefaults(library[name]);
      const observe = (prop: ApiMember): ObservedDefault | undefined => {
        const value = spec?.[prop.name];
        if (value !== undefined)
          return { code: valueAsCode(value, namesIn(prop.type, model), library), value };
        const code = analyzed[prop.name];
        return code === undefined ? undefined : { code };
      };
      const optional = members.filter(({ required }) => !required);
      return [name, defined(optional.map((prop) => [prop.name, observe(prop)]))];
    }),
  );
}

const defined = <Value>(entries: [string, Value | undefined][]): Map<string, Value> =>
  new Map(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Returns the model with the observed defaults in the props of its components. */
export const withObservedDefaults = <Symbol extends ExtractedSymbol>(
  model: ModelOf<Symbol>,
  defaults: ObservedDefaults,
): ModelOf<Symbol> => ({
  ...model,
  symbols: model.symbols.map((symbol) => {
    const ofSymbol = symbol.isComponent ? defaults.get(symbol.name) : undefined;
    if (!ofSymbol) return symbol;
    const members = symbol.members.map((prop) => {
      const found = ofSymbol.get(prop.name);
      return found ? { ...prop, default: found.code } : prop;
    });
    return { ...symbol, members };
  }),
});

/** Returns the names in a type, and those in their declarations. */
function namesIn(type: ApiType, { symbols }: ExtractedModel): string[] {
  const direct = allTypesIn(type).flatMap(nameOf);
  const declarations = symbols.filter(({ name }) => direct.includes(name));
  return [...direct, ...declarations.flatMap(typesOfDeclaration).flatMap(nameOf)];
}

/** Returns the name without qualified parts: `Position` for `typeof Position.Left`. */
const nameOf = (type: ApiType): string[] =>
  type.kind === 'reference' || type.kind === 'query' ? [type.name.replace(/\..*/, '')] : [];
