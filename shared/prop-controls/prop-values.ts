import { own } from '../check-code/library';
import type { ControlData, PropData } from './control-data';
import { formattersFor } from './formatters';
import type { ControlOption, ControlValue } from './prop-control';
import { attributeText, unescapedString } from './string-literal';

/** Returns what a control offers; `undefined` if any value can be entered. */
export function optionsOf(prop: PropData, data: ControlData): ControlOption[] | undefined {
  if (prop.receives) return formattersFor(prop.receives);
  return prop.options?.map((code) => ({
    value: String(valueOfCode(code, data)),
    label: labelOf(code),
    code,
  }));
}

/** Returns the name of a constant's member without what all members begin with, or the literal. */
const labelOf = (code: string): string =>
  code.startsWith("'") ? code.slice(1, -1) : code.replace(/^[A-Z]\w*\.(?:CURVE_)?/, '');

/** Returns the value of code that is a literal or a member of a constant. */
export function valueOfCode(code: string, { constants }: ControlData): ControlValue | undefined {
  const [, constant = '', member = ''] = /^([A-Z]\w*)\.(\w+)$/.exec(code) ?? [];
  if (member) return own(own(constants, constant) ?? {}, member);
  if (/^'.*'$/s.test(code)) return unescapedString(code.slice(1, -1));
  if (code === 'true' || code === 'false') return code === 'true';
  return /^-?(?:[\d.]+(?:e[+-]?\d+)?|Infinity)$|^NaN$/.test(code) ? Number(code) : undefined;
}

/** Returns the default of a prop, if it is a value of its control. */
export function defaultValueOf(prop: PropData, data: ControlData): ControlValue | undefined {
  if (prop.default === undefined || prop.kind === 'format') return undefined;
  return asControlValue(prop, valueOfCode(prop.default, data), data);
}

/** Returns a value as its control has it; `undefined` if the control cannot show it. */
export function asControlValue(
  prop: PropData,
  value: ControlValue | undefined,
  data: ControlData,
): ControlValue | undefined {
  switch (prop.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'color':
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'enum':
      return optionsOf(prop, data)?.find((option) => option.value === String(value))?.value;
    case 'format':
      return undefined;
  }
}

/** Returns the attribute that sets a prop to a value; `undefined` if the prop does not accept it. */
export function attributeOf(
  name: string,
  prop: PropData,
  value: ControlValue,
  data: ControlData,
): string | undefined {
  if (prop.kind === 'format' || prop.kind === 'enum') {
    const code = optionsOf(prop, data)?.find((option) => option.value === String(value))?.code;
    if (code === undefined) return undefined;
    return `${name}=${code.startsWith("'") ? attributeText(code.slice(1, -1)) : `{${code}}`}`;
  }
  const known = asControlValue(prop, value, data);
  if (known === undefined) return undefined;
  if (known === true) return name;
  if (prop.member) return `${name}={{ ${prop.member}: ${known} }}`;
  return `${name}=${typeof known === 'string' ? attributeText(known) : `{${known}}`}`;
}
