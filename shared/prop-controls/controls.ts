import type { Attribute } from '../check-code/source/elements';
import type { SyntaxNode } from '../check-code/source/syntax';
import type { ControlData, PropData } from './control-data';
import { formatterIn } from './formatters';
import { literalOf, valueNodeOf } from './literal-of';
import type { ControlValue, ElementControls, PropControl } from './prop-control';
import { asControlValue, defaultValueOf, optionsOf, valueOfCode } from './prop-values';
import {
  readControlledSource,
  isIncomplete,
  unknownSpreadOf,
  type ControlledElement,
  type ControlledSource,
} from './read-source';

export type { ControlData } from './control-data';
export type * from './prop-control';
export { setProp } from './set-prop';

/** Returns the elements of the library in a source text, with their controls. */
export function controlsOf(text: string, data: ControlData): ElementControls[] {
  const source = readControlledSource(text, data);
  const counts = new Map<string, number>();
  return source.elements.map((one) => {
    const index = counts.get(one.component) ?? 0;
    counts.set(one.component, index + 1);
    const id = one.isMissing ? undefined : idOf(one, source);
    return {
      component: one.component,
      ...(id !== undefined && { id }),
      index,
      from: one.element.node.from,
      ...(one.isMissing && { isMissing: true as const }),
      url: one.data.url,
      controls: Object.entries(one.data.props).map(([name, prop]) =>
        controlOf(name, prop, one, source),
      ),
    };
  });
}

/** Whether a part of a source text cannot be parsed, for example while it is typed. */
export const hasSyntaxError = (text: string, data: ControlData): boolean =>
  readControlledSource(text, data).module.source.nodes.some(({ isError }) => isError);

function idOf({ element }: ControlledElement, { module }: ControlledSource): string | undefined {
  const node = element.attribute('id')?.node;
  const value = node && literalOf(node, module.evaluator)?.value;
  return typeof value === 'string' ? value : undefined;
}

function controlOf(
  name: string,
  prop: PropData,
  one: ControlledElement,
  source: ControlledSource,
): PropControl {
  const { data } = source;
  const state = one.isMissing ? { isSet: false } : stateOf(name, prop, one, source);
  const options = optionsOf(prop, data);
  const defaultText = prop.default ?? prop.defaultInWords;
  const defaultValue = defaultValueOf(prop, data);
  const [min, max, step] = prop.range ?? [];
  return {
    prop: name,
    kind: prop.kind,
    ...(prop.required && { required: true as const }),
    value: state.value,
    isSet: state.isSet,
    ...(state.blocked !== undefined && { blocked: state.blocked }),
    ...(defaultText !== undefined && { defaultText }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(options && { options }),
    ...(prop.range && { min, max, step }),
    uses: prop.uses,
    description: prop.description,
    url: `${one.data.url}#${name}`,
  };
}

interface State {
  isSet: boolean;
  value?: ControlValue;
  blocked?: string;
}

/** Returns what the source says about a prop. */
function stateOf(
  name: string,
  prop: PropData,
  { element }: ControlledElement,
  source: ControlledSource,
): State {
  if (isIncomplete(element))
    return { isSet: false, blocked: 'The tag in the code is not complete.' };
  const attribute = element.attribute(name);
  const spread = unknownSpreadOf(element);
  if (spread && (!attribute?.node || attribute.node.from < spread.from))
    return {
      isSet: !!attribute,
      blocked: `The code can set it by ${shortened(spread, source)}.`,
    };
  return attribute ? stateOfAttribute(attribute, prop, source) : { isSet: false };
}

function stateOfAttribute({ node }: Attribute, prop: PropData, source: ControlledSource): State {
  const { data, module, text } = source;
  if (!node) return { isSet: true, blocked: 'The code sets it by a spread object.' };
  const valueNode = valueNodeOf(node);
  const code = valueNode ? text.slice(valueNode.from, valueNode.to) : '';
  if (prop.receives) {
    const value = formatterIn(code.replace(/^\{|\}$/g, ''), prop.receives);
    return value === undefined
      ? { isSet: true, blocked: 'The code sets it to a function that this control does not offer.' }
      : { isSet: true, value };
  }
  const literal = literalOf(node, module.evaluator);
  const at = valueNode ?? node;
  if (!literal)
    return {
      isSet: true,
      blocked: `The code sets it to the expression ${shortened(at, source)}.`,
    };
  const stated = literal.constant ? valueOfCode(literal.constant, data) : literal.value;
  // `prop={undefined}` is the same as no attribute.
  if (stated === undefined && !literal.constant) return { isSet: true };
  const value = asControlValue(prop, stated, data);
  return value === undefined
    ? {
        isSet: true,
        blocked: `The code sets it to ${shortened(at, source)}, which this control does not offer.`,
      }
    : { isSet: true, value };
}

/** Returns the code of a node in one line, without the braces around an expression. */
function shortened({ name, from, to }: SyntaxNode, { text }: ControlledSource): string {
  const code = name === 'JSXEscape' ? text.slice(from + 1, to - 1) : text.slice(from, to);
  const line = code.trim().replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
