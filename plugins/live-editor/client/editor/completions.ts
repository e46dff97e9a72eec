import {
  autocompletion,
  completeAnyWord,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { CheckComponents, CheckMember, CheckType } from '@site/shared/check-code/check-data';
import type { CodeHint, CodeHints } from '@site/shared/types/code-links';

/** What completions are made from. */
export interface CompletionData {
  components: CheckComponents;
  /** Loads descriptions of the members of a symbol, such as `functions/Axis` or `interfaces/AxisStyle`. */
  hints: (page: string) => Promise<CodeHints>;
}

/** The text up to the cursor is parsed for at most as many milliseconds. */
const parseTimeout = 500;

/** Completes components, props, keys of objects, values of constants, and exports of the library. */
export const libraryCompletions = (data: CompletionData): Extension =>
  autocompletion({
    override: [(context) => completeLibrary(context, data), completeAnyWord],
    icons: false,
    activateOnCompletion: ({ apply }) => apply !== undefined,
  });

/** Returns completions for the place of the cursor; null where the library has nothing to offer. */
export async function completeLibrary(
  context: CompletionContext,
  data: CompletionData,
): Promise<CompletionResult | null> {
  const { state, pos } = context;
  // On a busy machine, the tree that is there may end before the cursor.
  const tree = ensureSyntaxTree(state, pos, parseTimeout) ?? syntaxTree(state);
  const node = tree.resolveInner(pos, -1);
  const word = context.matchBefore(/[\w$-]*$/);
  const from = word?.from ?? pos;
  const before = state.sliceDoc(Math.max(0, from - 60), from);
  const validFor = /^[\w$-]*$/;

  const constant = /\b([A-Z]\w*)\.$/.exec(before)?.[1];
  const values = constant && data.components.enums[constant]?.values;
  if (values) return { from, validFor, options: Object.keys(values).map(asConstant) };

  const tag = ancestorOf(node, /^JSX(?:OpenTag|SelfClosingTag)$/);
  if (/<$/.test(before) || (tag && tag.getChild('JSXIdentifier')?.from === from))
    return { from, validFor, options: componentOptions(data) };

  const attribute = ancestorOf(node, /^JSXAttribute$/);
  const component = tag && nameOf(tag, state);
  if (tag && component && data.components.components[component]) {
    const isName = !attribute || pos <= (attribute.firstChild?.to ?? attribute.to);
    if (isName && isBetweenAttributes(before)) {
      const { props } = data.components.components[component];
      const set = tag.getChildren('JSXAttribute').map((each) => attributeName(each, state));
      const missing = Object.entries(props).filter(([name]) => !set.includes(name));
      return { from, validFor, options: await propOptions(component, missing, data) };
    }
    if (attribute) {
      const target = typeAt(node, attribute, state, data, component);
      const options = target && (await valueOptions(target, data));
      if (options?.length) return { from, validFor, options };
    }
  }
  if (/String|Comment|JSXText|JSXAttributeValue/.test(node.name)) return null;
  if (!context.explicit && (word?.text.length ?? 0) < 2) return null;
  return {
    from,
    validFor,
    options: data.components.exports.map((label) => ({ label, boost: -1 })),
  };
}

const asConstant = (label: string): Completion => ({ label, type: 'constant' });

/** After the name of the component, or after another attribute; not after an equals sign. */
const isBetweenAttributes = (before: string) => /(?:\s|^)$/.test(before);

const componentOptions = ({ components, hints }: CompletionData): Completion[] =>
  Object.keys(components.components).map((label) => ({
    label,
    type: 'class',
    info: async () => infoOf((await hints(`functions/${label}`))['']),
  }));

async function propOptions(
  component: string,
  members: [string, CheckMember][],
  { hints }: CompletionData,
): Promise<Completion[]> {
  const descriptions = await hints(`functions/${component}`);
  return members.map(([label, member]) => ({
    label,
    type: 'property',
    detail: detailOf(member, descriptions[label]),
    info: () => infoOf(descriptions[label]),
    apply: `${label}${valueTemplate(member.type)}`,
    boost: member.required ? 2 : member.noEffect || member.deprecated ? -50 : 0,
  }));
}

/** Type and default of a member, in one line. */
function detailOf(member: CheckMember, hint: CodeHint | undefined): string {
  const type = hint?.code.replace(/^[^:]*:\s*/, '').replaceAll(/\s+/g, ' ') ?? '';
  const short = type.length > 40 ? `${type.slice(0, 39)}…` : type;
  return [
    short,
    member.default !== undefined && `= ${member.default}`,
    member.noEffect && 'no effect',
    member.deprecated && 'deprecated',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What follows the name of a prop, so that only its value is left to be typed. */
function valueTemplate(type: CheckType): string {
  if (type === 'boolean') return '';
  if (type === 'string' || type === 'color') return '=""';
  return '={}';
}

function infoOf(hint: CodeHint | undefined): HTMLElement | null {
  if (!hint) return null;
  const info = document.createElement('div');
  const code = document.createElement('code');
  code.textContent = hint.code;
  const text = document.createElement('p');
  text.textContent = hint.text;
  info.append(code, text);
  return info;
}

function ancestorOf(node: SyntaxNode | null, name: RegExp): SyntaxNode | undefined {
  for (let each = node; each; each = each.parent) {
    if (name.test(each.name)) return each;
    // A function or an element inside of an attribute is a place of its own.
    if (/^(?:ArrowFunction|FunctionExpression|Block|JSXElement)$/.test(each.name)) return undefined;
  }
  return undefined;
}

const textOf = ({ from, to }: SyntaxNode, state: EditorState) => state.sliceDoc(from, to);

function nameOf(tag: SyntaxNode, state: EditorState): string | undefined {
  const name = tag.getChild('JSXIdentifier');
  return name ? textOf(name, state) : undefined;
}

const attributeName = ({ firstChild }: SyntaxNode, state: EditorState) =>
  firstChild ? textOf(firstChild, state) : '';

/** The type that is expected at a place, and whether the keys of an object are. */
interface Target {
  type: CheckType;
  /** Keys that the object has already, if the place is one for a key. */
  keys?: string[];
}

/** Follows the keys of nested objects from an attribute to a place in its value. */
function typeAt(
  node: SyntaxNode,
  attribute: SyntaxNode,
  state: EditorState,
  { components }: CompletionData,
  component: string,
): Target | undefined {
  const path: { key?: string; object?: SyntaxNode }[] = [];
  for (let each: SyntaxNode | null = node; each && each !== attribute; each = each.parent) {
    if (each.name === 'ObjectExpression') path.unshift({ object: each });
    else if (each.name === 'Property' && isInValue(each, node))
      path.unshift({ key: each.firstChild ? textOf(each.firstChild, state) : '' });
  }
  const member = components.components[component]?.props[attributeName(attribute, state)];
  let type: CheckType | undefined = member?.type;
  for (const { key } of path)
    if (key !== undefined && type) type = membersOf(type, components)[key]?.type;
  const object = path.at(-1)?.object;
  if (!type) return undefined;
  if (!object) return { type };
  const keys = object.getChildren('Property').flatMap(({ firstChild }) => {
    const isHere = firstChild && firstChild.from <= node.to && node.from <= firstChild.to;
    return firstChild && !isHere ? [textOf(firstChild, state)] : [];
  });
  return { type, keys };
}

/** Whether a place is after the colon of a property. */
function isInValue(property: SyntaxNode, node: SyntaxNode): boolean {
  const { firstChild } = property;
  return !!firstChild && node.from >= firstChild.to && !!firstChild.nextSibling;
}

/** Members of the object types in a type. */
function membersOf(type: CheckType, data: CheckComponents): Record<string, CheckMember> {
  if (typeof type === 'string') return {};
  if ('union' in type) return Object.assign({}, ...type.union.map((each) => membersOf(each, data)));
  if ('object' in type) return type.object;
  if ('list' in type) return membersOf(type.list, data);
  return 'shape' in type ? (data.shapes[type.shape]?.members ?? {}) : {};
}

async function valueOptions(
  { type, keys }: Target,
  { components, hints }: CompletionData,
): Promise<Completion[]> {
  if (!keys) return literalsOf(type, components);
  const pages = shapesOf(type).map((shape) => components.shapes[shape]?.page ?? '');
  const descriptions = await Promise.all(
    pages.filter(Boolean).map((page) => hints(page.replace(/^\/all-types\//, ''))),
  );
  return Object.entries(membersOf(type, components))
    .filter(([key]) => !keys.includes(key))
    .map(([label, member]) => {
      const hint = descriptions.find((each) => label in each)?.[label];
      return {
        label,
        type: 'property',
        detail: detailOf(member, hint),
        info: () => infoOf(hint),
        apply: `${label}: `,
      };
    });
}

function shapesOf(type: CheckType): string[] {
  if (typeof type === 'string') return [];
  if ('union' in type) return type.union.flatMap(shapesOf);
  if ('list' in type) return shapesOf(type.list);
  return 'shape' in type ? [type.shape] : [];
}

/** Values that can be written: constants of the library by their names, other literals as they are. */
function literalsOf(type: CheckType, data: CheckComponents): Completion[] {
  if (type === 'boolean') return ['true', 'false'].map(asConstant);
  if (typeof type === 'string') return [];
  if ('union' in type) return type.union.flatMap((each) => literalsOf(each, data));
  if (!('values' in type)) return [];
  const constants = type.of ? data.enums[type.of]?.values : undefined;
  return type.values.map((value) => {
    const name = Object.entries(constants ?? {}).find(([, each]) => each === value)?.[0];
    return asConstant(type.of && name ? `${type.of}.${name}` : JSON.stringify(value));
  });
}
