import ts from 'typescript';
import type { ExtractionContext } from '../context';
import type { Position } from '../pages';

/** The identifiers of a name such as `React.ReactNode`; none of an expression that is no name. */
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

/** The symbol that an identifier means, aliases resolved. */
export function symbolOf(
  { library: { checker } }: ExtractionContext,
  identifier: ts.Identifier,
): ts.Symbol | undefined {
  // The checker keeps the symbol in the identifiers of the nodes that it makes itself.
  const made = (identifier as { symbol?: ts.Symbol }).symbol;
  const symbol = made ?? checker.getSymbolAtLocation(ts.getOriginalNode(identifier));
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Page of the last symbol of a name that has one, if it is not the page that is being made. */
export function pageOfName(
  context: ExtractionContext,
  identifiers: ts.Identifier[],
  position: Position,
): string | undefined {
  const pages = identifiers.map((identifier, index) => {
    const symbol = symbolOf(context, identifier);
    // What stands before a dot is a value: the constant of `ScaleType.Linear`.
    const isQualifier = index < identifiers.length - 1;
    return symbol && context.pages.of(symbol, isQualifier ? 'value' : position);
  });
  const page = pages.reverse().find(Boolean);
  return page === context.ownRoute ? undefined : page;
}
