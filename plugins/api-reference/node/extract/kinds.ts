import ts from 'typescript';
import type { ApiKind } from '../../../../contracts/api-model';
import type { Library } from './library';

/** Folder of the pages of each kind. Components are in the same folder as functions. */
const folders: Record<ApiKind, string> = {
  component: 'functions',
  function: 'functions',
  class: 'classes',
  interface: 'interfaces',
  'type-alias': 'type-aliases',
  variable: 'variables',
};

/** Returns the route of a symbol's page, without the base path. */
export const routeOf = (kind: ApiKind, name: string) => `/all-types/${folders[kind]}/${name}`;

/** Returns the kinds of an exported name, which can be both a constant and a type. */
export function kindsOf(library: Library, name: string, symbol: ts.Symbol): ApiKind[] {
  const { flags } = symbol;
  const kinds: ApiKind[] = [];
  if (flags & ts.SymbolFlags.Class) kinds.push('class');
  else if (flags & ts.SymbolFlags.Interface) kinds.push('interface');
  if (flags & ts.SymbolFlags.TypeAlias) kinds.push('type-alias');
  if (flags & ts.SymbolFlags.Enum) kinds.push('variable');
  if (flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Function)) {
    if (isComponent(library, name, symbol)) kinds.push('component');
    else
      kinds.push(
        flags & ts.SymbolFlags.Function || isCallable(library, symbol) ? 'function' : 'variable',
      );
  }
  return kinds;
}

const isCallable = ({ checker }: Library, symbol: ts.Symbol) =>
  checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;

/** Whether a symbol is a component: a function with a capitalized name that takes props and returns a React node. */
function isComponent({ checker }: Library, name: string, symbol: ts.Symbol): boolean {
  const signature = checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
  if (!signature || !/^[A-Z]/.test(name)) return false;
  const returns = checker.typeToString(signature.getReturnType());
  return /Element|ReactNode|^null$/.test(returns) && signature.parameters.length <= 2;
}
