import type { FormatterInput } from './control-data';
import type { ControlOption } from './prop-control';

/** Formatters that controls offer: key, label, and the expression that returns the text of `value`. */
const formatters = [
  ['plain', 'As it is', 'String(value)'],
  ['thousands', '1,234', "value.toLocaleString('en')"],
  ['compact', '1.2K', "value.toLocaleString('en', { notation: 'compact' })"],
  ['fraction', '25% for 0.25', "value.toLocaleString('en', { style: 'percent' })"],
  ['percent', '25% for 25', '`${value}%`'],
  ['dollars', '$1,234.00', "value.toLocaleString('en', { style: 'currency', currency: 'USD' })"],
  ['date', '12/31/2026', "new Date(value).toLocaleDateString('en')"],
  ['time', '11:59 PM', "new Date(value).toLocaleTimeString('en', { timeStyle: 'short' })"],
] as const;

/** Returns the formatters for what a prop receives. */
export const formattersFor = (receives: FormatterInput): ControlOption[] =>
  formatters.map(([value, label, body]) => ({ value, label, code: formatter(body, receives) }));

function formatter(body: string, receives: FormatterInput): string {
  if (receives === 'object') return `({ value }) => ${body}`;
  // `toLocaleString` of a type that can be text takes no arguments.
  return `(value) => ${receives === 'label' ? body.replace(/^value\./, 'Number(value).') : body}`;
}

/**
 * Returns the key of the formatter that a function is.
 *
 * @param code - a function. The name of its parameter, its line breaks and parentheses do not matter.
 */
export function formatterIn(code: string, receives: FormatterInput): string | undefined {
  const written = normalized(code);
  return formattersFor(receives).find((option) => normalized(option.code) === written)?.value;
}

function normalized(code: string): string {
  const text = code.replace(/\s+/g, '').replace(/,(?=[})])/g, '');
  const [, name] = /^\(?([A-Za-z_$][\w$]*)\)?=>/.exec(text) ?? [];
  if (!name) return text;
  return text
    .replace(/^\(?[A-Za-z_$][\w$]*\)?=>/, '(value)=>')
    .replaceAll(new RegExp(`(?<![\\w$.'])${name.replaceAll('$', '\\$')}(?![\\w$'])`, 'g'), 'value');
}
