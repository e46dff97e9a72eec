import type { ApiMember } from '../../../../contracts/api-model';
import type { ExtractedModel, ExtractedSymbol, ModelOf } from '../stages';
import { codeDefaults } from './code-defaults';
import { leastProps } from './least-props';
import { namesIn } from './names-in';
import { renderSpecs } from './render-specs';
import { valueAsCode } from './value-as-code';

/** What the running library fills in for a prop. */
export interface ObservedDefault {
  /** How a developer would write it. */
  code: string;
  /** Absent where the default is read from code that did not run. */
  value?: unknown;
}

/** Observed defaults by component and prop. */
export type ObservedDefaults = Map<string, Map<string, ObservedDefault>>;

/**
 * Finds the defaults of the components' optional props as the running library has them.
 *
 * Components that register a spec are rendered with the least props; of others the code is read.
 */
export function observeDefaults(
  model: ExtractedModel,
  packageDir: string,
  library: Record<string, unknown>,
): ObservedDefaults {
  const components = model.symbols.filter(({ isComponent }) => isComponent);
  const known = components.filter(({ name }) => leastProps[name]);
  const specs = renderSpecs(
    packageDir,
    library,
    known.map(({ name }) => ({ name, props: leastProps[name]! })),
  );
  return new Map(
    components.map(({ name, members }) => {
      const spec = specs.get(name);
      const stated = spec ? {} : codeDefaults(library[name]);
      const observe = (prop: ApiMember): ObservedDefault | undefined => {
        const value = spec?.[prop.name];
        if (value !== undefined)
          return { code: valueAsCode(value, namesIn(prop.type, model), library), value };
        const code = stated[prop.name];
        return code === undefined ? undefined : { code };
      };
      const optional = members.filter(({ required }) => !required);
      return [name, defined(optional.map((prop) => [prop.name, observe(prop)]))];
    }),
  );
}

const defined = <Value>(entries: [string, Value | undefined][]): Map<string, Value> =>
  new Map(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The model with the observed defaults in the props of its components. */
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
