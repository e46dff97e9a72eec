import type { Element } from '../check-code/source/elements';
import { own } from '../check-code/library';
import { childNamed, childrenOf, type SyntaxNode } from '../check-code/source/syntax';
import type { ControlData } from './control-data';
import { ImportChanges } from './import-changes';
import { changeMember, objectOf } from './object-member';
import type { ControlValue, ElementControls, TextChange } from './prop-control';
import { attributeOf, defaultValueOf } from './prop-values';
import {
  isIncomplete,
  readControlledSource,
  unknownSpreadOf,
  type ControlledElement,
} from './read-source';

/**
 * Returns the changes that set a prop, also in place of an expression. `undefined` and the default remove it, unless
 * the component needs it or a spread object sets it. Constants are imported where needed, and no longer imported
 * where their last use is removed.
 *
 * @param of - an element that `controlsOf` returned for this text. `from` of missing `Settings` is that of the chart
 * that they are added to.
 * @returns no changes if there is no such element or prop, or if the prop does not accept the value
 */
export function setProp(
  text: string,
  of: Pick<ElementControls, 'component' | 'from'>,
  prop: string,
  value: ControlValue | undefined,
  data: ControlData,
): TextChange[] {
  const source = readControlledSource(text, data);
  const found = source.elements.find(
    ({ component, element }) => component === of.component && element.node.from === of.from,
  );
  const propData = found && own(found.data.props, prop);
  if (!found || !propData || isIncomplete(found.element)) return [];
  const { element } = found;
  const isRemoved = value === undefined || Object.is(value, defaultValueOf(propData, data));
  const isOptional = !propData.required && !isSpread(prop, element);
  if (value === undefined && !isOptional) return [];

  const object = isSpread(prop, element) ? undefined : objectIn(element.attribute(prop)?.node);
  if (propData.member && object && typeof value !== 'string' && typeof value !== 'boolean') {
    const changes = changeMember(object, propData.member, value, text);
    if (changes) return changes;
  }
  const imports = new ImportChanges(source, element.node);
  let attribute: string | undefined;
  if (!(isRemoved && isOptional)) {
    attribute = value === undefined ? undefined : attributeOf(prop, propData, value, data);
    if (attribute === undefined) return [];
    attribute = attribute.replace(/(?<==\{)[A-Z]\w*(?=\.)/, (name) => imports.use(name));
  }
  const changes = found.isMissing
    ? addSettings(text, found, attribute, imports)
    : changeAttribute(text, element, prop, attribute, imports);
  return [...changes, ...imports.changes()].sort((a, b) => a.from - b.from || a.to - b.to);
}

const objectIn = (attribute: SyntaxNode | undefined): SyntaxNode | undefined =>
  attribute && objectOf(attribute);

/** Whether a spread object sets a prop, or can set it. */
const isSpread = (prop: string, element: Element): boolean => {
  const attribute = element.attribute(prop);
  return !!unknownSpreadOf(element) || (!!attribute && !attribute.node);
};

/** Adds `Settings` with a prop as the first child of a chart. */
function addSettings(
  text: string,
  { element: { tag } }: ControlledElement,
  attribute: string | undefined,
  imports: ImportChanges,
): TextChange[] {
  if (attribute === undefined) return [];
  const [lineBreak = ''] = /^\r?\n[\t ]*/.exec(text.slice(tag.to)) ?? [];
  const insert = `${lineBreak}<${imports.use('Settings')} ${attribute} />`;
  return [{ from: tag.to, to: tag.to, insert }];
}

/** Changes, adds or removes an attribute in the formatting of the tag. */
function changeAttribute(
  text: string,
  element: Element,
  prop: string,
  attribute: string | undefined,
  imports: ImportChanges,
): TextChange[] {
  const { tag, nameNode } = element;
  const attributes = childrenOf(tag).filter(isAttribute);
  const existing = attributes.filter((node) => nameOf(node, text) === prop).at(-1);
  if (existing) imports.removeCode(existing);
  const removed = existing ? [removal(text, tag, nameNode, attributes, existing)] : [];
  if (attribute === undefined) return removed;
  // A spread object after the attribute would override it.
  const isOverridden =
    isSpread(prop, element) &&
    attributes.some(({ name, from }) => name === spread && from > (existing?.from ?? 0));
  if (existing && !isOverridden)
    return [{ from: existing.from, to: existing.to, insert: attribute }];
  // Comments belong to what they follow.
  const previous = childrenOf(tag).filter(isAttributeOrComment).at(-1) ?? nameNode;
  const insert = `${separatorBefore(text, attributes, previous)}${attribute}`;
  return [...removed, { from: previous.to, to: previous.to, insert }];
}

const spread = 'JSXSpreadAttribute';

const nameOf = (attribute: SyntaxNode, text: string): string | undefined => {
  const name = childNamed(attribute, 'JSXIdentifier', 'JSXNamespacedName');
  return name && text.slice(name.from, name.to);
};

const isAttribute = ({ name }: SyntaxNode): boolean => name === 'JSXAttribute' || name === spread;

const isAttributeOrComment = (node: SyntaxNode): boolean =>
  isAttribute(node) || /^(?:Line|Block)Comment$/.test(node.name);

/** Returns the space before the last attribute: a line break with its indentation, or a space. */
function separatorBefore(text: string, attributes: SyntaxNode[], previous: SyntaxNode): string {
  const last = attributes.at(-1);
  const [space] = (last && /\r?\n[\t ]*$/.exec(text.slice(0, last.from))) ?? [];
  return space ?? (previous.name === 'LineComment' ? '\n' : ' ');
}

/** Removes an attribute with the space before it. A tag without attributes is written in one line. */
function removal(
  text: string,
  tag: SyntaxNode,
  nameNode: SyntaxNode,
  attributes: SyntaxNode[],
  removed: SyntaxNode,
): TextChange {
  const end = tag.lastChild;
  const isOnly = attributes.length === 1 && childrenOf(tag).length === 4;
  if (isOnly && end)
    return { from: nameNode.to, to: end.from, insert: tag.name === 'JSXOpenTag' ? '' : ' ' };
  const before = text.slice(0, removed.from).trimEnd().length;
  return { from: before, to: removed.to, insert: '' };
}
