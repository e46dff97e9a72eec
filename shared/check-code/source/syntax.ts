import { parser } from '@lezer/javascript';

const typescriptParser = parser.configure({ dialect: 'jsx ts' });

/** A node of the syntax tree. Unlike those of the parser, each is one object, so that it can be a key. */
export class SyntaxNode {
  readonly children: SyntaxNode[] = [];
  private expressions?: SyntaxNode[];

  constructor(
    readonly name: string,
    readonly from: number,
    readonly to: number,
    readonly parent: SyntaxNode | undefined,
    readonly isError: boolean,
  ) {}

  get firstChild(): SyntaxNode | undefined {
    return this.children[0];
  }

  get lastChild(): SyntaxNode | undefined {
    return this.children.at(-1);
  }

  get nextSibling(): SyntaxNode | undefined {
    const siblings = this.parent?.children ?? [];
    return siblings[siblings.indexOf(this) + 1];
  }

  /** The children that are no punctuation. */
  get parts(): SyntaxNode[] {
    this.expressions ??= this.children.filter(
      (child) => keywordValues.has(child.name) || !isToken(child),
    );
    return this.expressions;
  }
}

/** A parsed file. The parser accepts every text; what it cannot read is in error nodes. */
export interface Source {
  text: string;
  /** All nodes, parents before their children. */
  nodes: SyntaxNode[];
}

/** What is nested deeper is left out, so that functions which call themselves for each child cannot fail. */
const depthLimit = 400;

/** Parses a file. */
export function parse(text: string): Source {
  const nodes: SyntaxNode[] = [];
  let parent: SyntaxNode | undefined;
  let depth = 0;
  typescriptParser.parse(text).iterate({
    enter: ({ name, from, to, type }) => {
      if (depth >= depthLimit) return false;
      depth++;
      const isError = type.isError && !(parent && isCommentInJsx(parent));
      const node = new SyntaxNode(name, from, to, parent, isError);
      parent?.children.push(node);
      nodes.push(node);
      parent = node;
      return true;
    },
    leave: () => {
      depth--;
      parent = parent?.parent;
    },
  });
  return { text, nodes };
}

/** Whether a node is a comment between elements, after which the parser expects an expression. */
const isCommentInJsx = ({ name, lastChild }: SyntaxNode): boolean =>
  name === 'JSXEscape' && !!lastChild?.name.endsWith('Comment');

/** Returns the children of a node. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => node.children;

/** Punctuation, keywords and comments between expressions. */
const isToken = ({ name }: SyntaxNode): boolean =>
  !(name.charAt(0) >= 'A' && name.charAt(0) <= 'Z') ||
  /Comment$|^(?:Equals|Optional|Arrow|Star|Spread|LogicOp|ArithOp|BitOp|CompareOp|JSXStartTag|JSXEndTag|JSXSelfCloseEndTag|JSXStartCloseTag)$/.test(
    name,
  );

/** Words in lower case that are expressions. */
const keywordValues = new Set(['null', 'this', 'super']);

/** Returns the children of a node that are no punctuation. */
export const partsOf = (node: SyntaxNode): SyntaxNode[] => node.parts;

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
  childrenOf(node).some((child) => child.isError);

/** Walks all nodes. */
export function everyNode({ nodes }: Source, visit: (node: SyntaxNode) => void): void {
  nodes.forEach(visit);
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
