import ts from 'typescript';
import { literal } from './value-as-code';

/**
 * Reads defaults from the code of a component at run time: `({ size = 'm' }) => …`.
 *
 * @returns the code of each default, by prop.
 */
export function codeDefaults(component: unknown): Record<string, string> {
  if (typeof component !== 'function') return {};
  const defaultProps = 'defaultProps' in component && component.defaultProps;
  if (typeof defaultProps === 'object' && defaultProps)
    return Object.fromEntries(
      Object.entries(defaultProps).map(([name, value]) => [name, literal(value)]),
    );
  const text = `(${Function.prototype.toString.call(component)})`;
  const [statement] = ts.createSourceFile(
    'component.js',
    text,
    ts.ScriptTarget.Latest,
    true,
  ).statements;
  const code =
    statement &&
    ts.isExpressionStatement(statement) &&
    ts.isParenthesizedExpression(statement.expression)
      ? statement.expression.expression
      : undefined;
  if (!code || !(ts.isArrowFunction(code) || ts.isFunctionExpression(code))) return {};
  const props = code.parameters[0]?.name;
  if (!props || !ts.isObjectBindingPattern(props)) return {};
  return Object.fromEntries(
    props.elements.flatMap(({ name, propertyName, initializer }) =>
      initializer
        ? [
            [
              (propertyName ?? name).getText(),
              initializer.getText().replace(/\b(exports|\w+_\d+)\./g, ''),
            ],
          ]
        : [],
    ),
  );
}
