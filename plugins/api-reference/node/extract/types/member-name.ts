import ts from 'typescript';
import { literalOf, quoted } from './literal';
import { identifiersOf } from './name';

/** Returns the name of a member in code: `fill`, `'line-width'`, `[Symbol.iterator]`. */
export function memberName(name: ts.PropertyName): string {
  if (ts.isComputedPropertyName(name)) {
    const identifiers = identifiersOf(name.expression).map(({ text }) => text);
    return `[${literalOf(name.expression)?.text ?? identifiers.join('.')}]`;
  }
  return ts.isStringLiteral(name) ? quoted(name.text) : name.text;
}
