import ts from 'typescript';
import type { ApiKind } from '../../../../shared/types/api-model';
import { isReactTypesFile } from './external-pages';
import type { LibraryTypes } from './library';

/** One meaning of an exported name, which can be both a constant and a type. */
export interface Meaning {
  name: string;
  symbol: ts.Symbol;
  kind: ApiKind;
  /** Whether it is a function component or a class component. */
  isComponent: boolean;
}

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

/** Whether symbols of a kind are types. */
export const isTypeKind = (kind: ApiKind) => ['interface', 'type-alias', 'class'].includes(kind);

/** Returns the meanings of an exported name. */
export function meaningsOf(library: LibraryTypes, name: string, symbol: ts.Symbol): Meaning[] {
  const { flags } = symbol;
  const meanings: Meaning[] = [];
  const add = (kind: ApiKind, isComponent = false) =>
    meanings.push({ name, symbol, kind, isComponent });
  if (flags & ts.SymbolFlags.Class) add('class', extendsComponent(library, symbol));
  else if (flags & ts.SymbolFlags.Interface) add('interface');
  if (flags & ts.SymbolFlags.TypeAlias) add('type-alias');
  if (flags & ts.SymbolFlags.Enum) add('variable');
  if (flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Function)) {
    if (isFunctionComponent(library, name, symbol)) add('component', true);
    else
      add(flags & ts.SymbolFlags.Function || isCallable(library, symbol) ? 'function' : 'variable');
  }
  return meanings;
}

const isCallable = ({ checker }: LibraryTypes, symbol: ts.Symbol) =>
  checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;

/** Whether a symbol is a function component: a capitalized function that takes props and returns a React node. */
function isFunctionComponent({ checker }: LibraryTypes, name: string, symbol: ts.Symbol): boolean {
  const signature = checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
  if (!signature || !/^[A-Z]/.test(name) || signature.parameters.length > 2) return false;
  const returns = signature.getReturnType();
  if (returns.flags & ts.TypeFlags.Null) return true;
  const parts = returns.isUnion() ? returns.types : [returns];
  return parts.some((part) => isReactType(part, ['Element', 'ReactElement']));
}

/** Whether a class extends React's Component or PureComponent. */
function extendsComponent({ checker }: LibraryTypes, symbol: ts.Symbol): boolean {
  const isBase = (type: ts.Type): boolean =>
    isReactType(type, ['Component', 'PureComponent']) || (type.getBaseTypes() ?? []).some(isBase);
  return isBase(checker.getDeclaredTypeOfSymbol(symbol));
}

const isReactType = ({ symbol }: ts.Type, names: string[]): boolean =>
  !!symbol &&
  names.includes(symbol.name) &&
  !!symbol.declarations?.some((declaration) => isReactTypesFile(declaration.getSourceFile()));
