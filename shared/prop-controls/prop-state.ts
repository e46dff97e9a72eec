import type { SyntaxNode } from '../check-code/source/syntax';
import type { PropData } from './control-data';
import { formatterIn } from './formatters';
import { literalOf, literalOfAttribute, valueNodeOf, type Literal } from './literal-of';
import { memberOf, objectOf } from './object-member';
import type { PropControl } from './prop-control';
import { asControlValue, valueOfCode } from './prop-values';
import {
  isIncomplete,
  unknownSpreadOf,
  type ControlledElement,
  type ControlledSource,
} from './read-source';

/** What a source text says about a prop. */
type PropState = Pick<PropControl, 'isSet' | 'blocked'> & Partial<Pick<PropControl, 'value'>>;

/** Returns what the source says about a prop of an element. */
export function stateOf(
  name: string,
  prop: PropData,
  { element }: ControlledElement,
  source: ControlledSource,
): PropState {
  if (isIncomplete(element))
    return { isSet: false, blocked: 'The tag in the code is not complete.' };
  const attribute = element.attribute(name);
  const spread = unknownSpreadOf(element);
  if (spread && (!attribute?.node || attribute.node.from < spread.from))
    return {
      isSet: !!attribute,
      blocked: `The code can set it by ${shortened(spread, source)}.`,
    };
  if (!attribute) return { isSet: false };
  if (!attribute.node) return blockedBy('by a spread object');
  return stateOfAttribute(attribute.node, prop, source);
}

const blockedBy = (reason: string): PropState => ({
  isSet: true,
  blocked: `The code sets it ${reason}.`,
});

function stateOfAttribute(node: SyntaxNode, prop: PropData, source: ControlledSource): PropState {
  const { evaluator } = source.module;
  const valueNode = valueNodeOf(node);
  if (prop.receives) {
    const code = valueNode ? evaluator.text(valueNode).replace(/^\{|\}$/g, '') : '';
    const value = formatterIn(code, prop.receives);
    return value === undefined
      ? blockedBy('to a function that this control does not offer')
      : { isSet: true, value };
  }
  if (!prop.member)
    return stateOfLiteral(literalOfAttribute(node, evaluator), valueNode ?? node, prop, source);
  const object = objectOf(node);
  if (!object) return blockedBy(`to ${shortened(valueNode ?? node, source)}`);
  const member = memberOf(object, prop.member, source.text);
  if (!member) return { isSet: true };
  const at = member.value ?? member.property;
  return stateOfLiteral(member.value && literalOf(member.value, evaluator), at, prop, source);
}

function stateOfLiteral(
  literal: Literal | undefined,
  node: SyntaxNode,
  prop: PropData,
  source: ControlledSource,
): PropState {
  const code = shortened(node, source);
  if (!literal) return blockedBy(`to the expression ${code}`);
  const { constant } = literal;
  const stated = constant ? valueOfCode(constant, source.data) : literal.value;
  // `prop={undefined}` is the same as no attribute.
  if (stated === undefined && !constant) return { isSet: true };
  const value = asControlValue(prop, stated, source.data);
  return value === undefined
    ? blockedBy(`to ${code}, which this control does not offer`)
    : { isSet: true, value };
}

/** Returns the code of a node in one line, without the braces around an expression. */
function shortened({ name, from, to }: SyntaxNode, { text }: ControlledSource): string {
  const code = name === 'JSXEscape' ? text.slice(from + 1, to - 1) : text.slice(from, to);
  const line = code.trim().replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
