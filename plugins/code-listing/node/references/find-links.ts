import ts from 'typescript';
import type { CodeLink } from '../../../../shared/types/code-links';
import type { CompiledSource } from './compile';
import type { ResolveContext } from './resolve-context';
import { targetOfName } from './target-of-name';

/** Finds the names of the library in a source. A value such as `Position.Left` is one link. */
export function findLinks(
  context: ResolveContext,
  { file, offset, source }: CompiledSource,
): CodeLink[] {
  const links: CodeLink[] = [];
  const add = (node: ts.Node, to: string | undefined) => {
    const start = node.getStart(file) - offset;
    const end = node.end - offset;
    if (to && start >= 0 && end <= source.code.length) links.push({ start, end, to });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) return add(node, targetOfName(context, node));
    const value = valueTarget(context, node);
    if (value) return add(node, value);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return links;
}

/** Returns the address of a value of an exported constant. */
function valueTarget(context: ResolveContext, node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  if (!ts.isIdentifier(node.name)) return undefined;
  const constant = targetOfName(context, node.expression);
  const value = targetOfName(context, node.name);
  return constant && value?.startsWith(`${constant}#`) ? value : undefined;
}
