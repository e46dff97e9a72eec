import type { Evaluator } from './evaluate';
import { ancestor, childNamed, childrenOf, isFunction, partsOf, type SyntaxNode } from './syntax';
import { choice, lazyField, unknown, type Field, type Known, type Value } from './value';

/** Methods of lists that pass items to a function. */
const listMethod = /^(?:map|flatMap|filter|forEach|find|some|every|sort|toSorted)$/;

/** Returns what is known about an argument of a function without a type for it. */
export function argumentValue(
  evaluator: Evaluator,
  node: SyntaxNode,
  index: number,
  known: Known,
): Value {
  if (node.parent?.name === 'ArgList') return callbackArgument(evaluator, node, index, known);
  return index === 0 ? (componentProps(evaluator, node) ?? unknown(node)) : unknown(node);
}

/** Returns what a function that is passed to a method of a list receives. */
function callbackArgument(
  evaluator: Evaluator,
  node: SyntaxNode,
  index: number,
  known: Known,
): Value {
  const method = node.parent?.parent?.firstChild;
  const name =
    method?.name === 'MemberExpression' && method.lastChild ? evaluator.text(method.lastChild) : '';
  if (!method?.firstChild || !listMethod.test(name)) return unknown(node);
  const isSort = name === 'sort' || name === 'toSorted';
  if (index > 0 && !isSort) return index === 1 ? { kind: 'number', node } : unknown(node);
  const value = evaluator.evaluate(method.firstChild, known);
  return value.kind === 'list' ? choice(value.items, node) : unknown(node);
}

/** Returns the props of a component: from its type `FC<Props>`, or from the elements of the file that render it. */
function componentProps(evaluator: Evaluator, node: SyntaxNode): Value | undefined {
  const declaration = node.parent?.name === 'VariableDeclaration' ? node.parent : undefined;
  const type = declaration && childNamed(declaration, 'TypeAnnotation')?.lastChild;
  if (
    type?.name === 'ParameterizedType' &&
    /^(?:React\.)?(?:FC|FunctionComponent|VFC)\b/.test(evaluator.text(type))
  ) {
    const list = childNamed(type, 'TypeArgList');
    const [props] = list ? partsOf(list) : [];
    return props && evaluator.types.valueOf(props);
  }
  const definition = childNamed(
    node.name === 'FunctionDeclaration' ? node : (declaration ?? node),
    'VariableDefinition',
  );
  const name = definition && evaluator.text(definition);
  return name && /^[A-Z]/.test(name) ? propsOfElements(evaluator, name, node) : undefined;
}

function propsOfElements(evaluator: Evaluator, name: string, node: SyntaxNode): Value | undefined {
  const tags = evaluator.tagsOf(name);
  if (tags.length === 0 || tags.some((tag) => childNamed(tag, 'JSXSpreadAttribute')))
    return undefined;
  const values = new Map<string, { key: SyntaxNode; nodes: SyntaxNode[] }>();
  for (const tag of tags)
    for (const attribute of childrenOf(tag).filter((part) => part.name === 'JSXAttribute')) {
      const [key, value] = partsOf(attribute);
      if (!key || !value) continue;
      const entry = values.get(evaluator.text(key)) ?? { key, nodes: [] };
      entry.nodes.push(value);
      values.set(evaluator.text(key), entry);
    }
  const fields = [...values].map(([prop, { key, nodes }]): [string, Field] => [
    prop,
    lazyField(key, () =>
      choice(
        nodes.map((each) => evaluator.evaluate(each)),
        node,
      ),
    ),
  ]);
  return { kind: 'object', fields: new Map(fields), isComplete: false, node };
}

/** Returns `this.props` or `this.state` of a class component with types. */
export function memberOfThis(evaluator: Evaluator, node: SyntaxNode, name: string): Value {
  const component = ancestor(node, (each) => each.name === 'ClassDeclaration');
  const list = component && childNamed(component, 'TypeArgList');
  const types = list ? partsOf(list) : [];
  const type = name === 'props' ? types[0] : name === 'state' ? types[1] : undefined;
  return type ? evaluator.types.valueOf(type) : unknown(node);
}

/** Returns the value of the type that a function says that it returns. */
export function declaredReturn(evaluator: Evaluator, node: SyntaxNode): Value {
  const type = isFunction(node) ? childNamed(node, 'TypeAnnotation') : undefined;
  return type ? evaluator.types.valueOf(type) : unknown(node);
}
