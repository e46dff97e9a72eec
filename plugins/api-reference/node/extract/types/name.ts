import ts from 'typescript';
import type { ExtractionContext } from '../context';
import type { NamePosition } from '../../../../../shared/types/api-pages';

/** Returns the identifiers of a name such as `React.ReactNode`; empty for expressions that are not names. */
export function identifiersOf(name: ts.Node | undefined): ts.Identifier[] {
  if (!name) return [];
  if (ts.isIdentifier(name)) return [name];
  const [left, right] = ts.isQualifiedName(name)
    ? [name.left, name.right]
    : ts.isPropertyAccessExpression(name)
      ? [name.expression, name.name]
      : [];
  const qualifiers = identifiersOf(left);
  return qualifiers.length > 0 && right && ts.isIdentifier(right) ? [...qualifiers, right] : [];
}

/** Returns the symbol that an identifier refers to, with resolved aliases. */
export function symbolOf(
  { library: { checker } }: ExtractionContext,
  identifier: ts.Identifier,
): ts.Symbol | undefined {
  // In nodes that the checker created, identifiers have the symbol as a property.
  const known = (identifier as { symbol?: ts.Symbol }).symbol;
  const symbol = known ?? checker.getSymbolAtLocation(ts.getOriginalNode(identifier));
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the page of the last symbol in a name that has one, unless it is the page of the extracted symbol. */
export function pageOfName(
  context: ExtractionContext,
  identifiers: ts.Identifier[],
  position: NamePosition,
): string | undefined {
  const pages = identifiers.map((identifier, index) => {
    const symbol = symbolOf(context, identifier);
    // Qualifiers are values, for example the constant in `ScaleType.Linear`.
    const isQualifier = index < identifiers.length - 1;
    return symbol && context.pages.of(symbol, isQualifier ? 'value' : position);
  });
  const page = pages.reverse().find(Boolean);
  return page === context.symbolRoute ? undefined : page;
}
