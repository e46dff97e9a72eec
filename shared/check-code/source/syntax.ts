import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';

const typescriptParser = parser.configure({ dialect: 'jsx ts' });

/** A parsed file. The parser accepts every text; what it cannot read is in error nodes. */
export interface Source {
  text: string;
  tree: Tree;
}

export const parse = (text: string): Source => ({ text, tree: typescriptParser.parse(text) });

export type { SyntaxNode };

/** Returns the children of a node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** Punctuation, keywords and comments between expressions. */
const isToken = ({ name }: SyntaxNode): boolean =>
  !/^[A-Z]/.test(name) ||
  /Comment$|^(?:Equals|Optional|Arrow|Star|Spread|LogicOp|ArithOp|BitOp|CompareOp|JSXStartTag|JSXEndTag|JSXSelfCloseEndTag|JSXStartCloseTag)$/.test(
    name,
  );

/** Words in lower case that are expressions. */
const keywordValues = new Set(['null', 'this', 'super']);

/** Returns the children of a node that are no punctuation. */
export const partsOf = (node: SyntaxNode): SyntaxNode[] =>
  childrenOf(node).filter((child) => keywordValues.has(child.name) || !isToken(child));

/** Returns the first child with one of these names. */
export const childNamed = (node: SyntaxNode, ...names: string[]): SyntaxNode | undefined =>
  childrenOf(node).find(({ name }) => names.includes(name));

/** Returns the children with one of these names. */
export const childrenNamed = (node: SyntaxNode, ...names: string[]): SyntaxNode[] =>
  childrenOf(node).filter(({ name }) => names.includes(name));

/** Returns the closest node around a node for which the condition holds. */
export function ancestor(
  node: SyntaxNode,
  condition: (node: SyntaxNode) => boolean,
): SyntaxNode | undefined {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (condition(parent)) return parent;
  return undefined;
}

export const isFunction = ({ name }: SyntaxNode): boolean =>
  name === 'ArrowFunction' ||
  name === 'FunctionExpression' ||
  name === 'FunctionDeclaration' ||
  name === 'MethodDeclaration';

/** Whether a part of the node could not be parsed, apart from what is inside of further braces. */
export const isBroken = (node: SyntaxNode): boolean =>
  childrenOf(node).some((child) => child.type.isError);

/** A key of a node that is the same for every object that stands for the node. */
export const keyOf = ({ from, to, name }: SyntaxNode): string => `${from}:${to}:${name}`;

/** Walks all nodes. */
export function everyNode(source: Source, visit: (node: SyntaxNode) => void): void {
  source.tree.iterate({ enter: ({ node }) => visit(node) });
}

/** Returns the value of a string literal; `undefined` for other nodes. */
export function stringValue(text: string, node: SyntaxNode): string | undefined {
  const code = text.slice(node.from, node.to);
  if (node.name === 'JSXAttributeValue') return code.slice(1, -1);
  if (node.name === 'TemplateString')
    return childNamed(node, 'Interpolation') ? undefined : code.slice(1, -1);
  if (node.name !== 'String') return undefined;
  return code.slice(1, -1).replace(/\\(.)/g, '$1');
}

/** Returns the function body: an expression, or a block. */
export function bodyOf(node: SyntaxNode): SyntaxNode | undefined {
  const parts = partsOf(node);
  return node.name === 'ArrowFunction' ? parts.at(-1) : childNamed(node, 'Block');
}

/** Returns the expressions that a function returns. */
export function returnsOf(node: SyntaxNode): SyntaxNode[] {
  const body = bodyOf(node);
  if (!body) return [];
  if (body.name !== 'Block') return body.name === 'ParamList' ? [] : [body];
  const returns: SyntaxNode[] = [];
  const visit = (part: SyntaxNode): void => {
    if (isFunction(part) || part.name === 'ClassDeclaration') return;
    if (part.name === 'ReturnStatement') returns.push(...partsOf(part).slice(0, 1));
    else childrenOf(part).forEach(visit);
  };
  childrenOf(body).forEach(visit);
  return returns;
}

/** A parameter of a function. */
export interface Parameter {
  /** Name or pattern. */
  pattern: SyntaxNode;
  type?: SyntaxNode;
}

/** Returns the parameters of a function. */
export function parametersOf(node: SyntaxNode): Parameter[] {
  const list = childNamed(node, 'ParamList');
  if (!list) {
    const single =
      node.name === 'ArrowFunction' ? childNamed(node, 'VariableDefinition') : undefined;
    return single ? [{ pattern: single }] : [];
  }
  const parameters: Parameter[] = [];
  for (const part of childrenOf(list)) {
    if (/^(?:VariableDefinition|ObjectPattern|ArrayPattern)$/.test(part.name))
      parameters.push({ pattern: part });
    const last = parameters.at(-1);
    if (part.name === 'TypeAnnotation' && last && !last.type) last.type = part;
  }
  return parameters;
}
