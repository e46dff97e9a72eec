import type { ControlData, PropData } from './control-data';
import { literalOfAttribute } from './literal-of';
import type { ElementControls, PropControl } from './prop-control';
import { stateOf } from './prop-state';
import { defaultValueOf, optionsOf } from './prop-values';
import { readControlledSource, type ControlledElement, type ControlledSource } from './read-source';

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
  const value = node && literalOfAttribute(node, module.evaluator)?.value;
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
  const defaultText = [prop.default, prop.defaultInWords].filter(Boolean).join('; ');
  const defaultValue = defaultValueOf(prop, data);
  const [min, max, step] = prop.range ?? [];
  return {
    prop: name,
    kind: prop.kind,
    ...(prop.member && { member: prop.member }),
    ...(prop.required && { required: true as const }),
    value: state.value,
    isSet: state.isSet,
    ...(state.blocked !== undefined && { blocked: state.blocked }),
    ...(defaultText && { defaultText }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(options && { options }),
    ...(prop.range && { min, max, step }),
    uses: prop.uses,
    description: prop.description,
    url: `${one.data.url}#${name}`,
  };
}
