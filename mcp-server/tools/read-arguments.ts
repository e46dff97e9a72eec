import { nearestName } from '../../shared/check-code/nearest-name';
import { ToolError, type Arguments, type Parameter, type Parameters } from './tool';

/** Longest name or question, and longest code, in characters. */
const maxLength = { text: 1000, code: 200_000 };

/**
 * Checks the arguments of a call.
 *
 * @throws ToolError that names the argument and what it must be
 */
export function readArguments<Types extends Parameters, Required extends keyof Types & string>(
  tool: string,
  parameters: Types,
  required: readonly Required[],
  input: unknown,
): Arguments<Types, Required> {
  const names = Object.keys(parameters);
  const given = isRecord(input) ? input : {};
  for (const name of Object.keys(given))
    if (!names.includes(name)) throw new ToolError(unknownArgument(tool, name, names));
  for (const name of required)
    if (given[name] === undefined || given[name] === null)
      throw new ToolError(`${tool} needs ${quoted(name)}: ${described(parameters[name])}`);
  const values = Object.entries(parameters).flatMap(([name, parameter]) => {
    const value = given[name];
    return value === undefined || value === null ? [] : [[name, readValue(name, parameter, value)]];
  });
  return Object.fromEntries(values) as Arguments<Types, Required>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unknownArgument(tool: string, name: string, names: string[]): string {
  const nearest = nearestName(name.slice(0, 50), names);
  const meant = nearest ? ` Did you mean ${quoted(nearest)}?` : '';
  return `${tool} has no argument ${quoted(name)}.${meant} Its arguments: ${names.join(', ')}.`;
}

function readValue(name: string, parameter: Parameter, value: unknown): string | number | boolean {
  const fail = (): never => {
    throw new ToolError(
      `${quoted(name)} must be ${typeNames[parameter.type]}, not ${kindOf(value)}. It is: ${described(parameter)}`,
    );
  };
  if (parameter.type === 'boolean')
    return (
      value === 'true' || (value === 'false' ? false : typeof value === 'boolean' ? value : fail())
    );
  if (parameter.type === 'integer') {
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : fail();
  }
  if (typeof value !== 'string') return fail();
  const max = parameter.isCode ? maxLength.code : maxLength.text;
  if (value.length > max)
    throw new ToolError(
      `${quoted(name)} has ${value.length.toLocaleString('en')} characters, but at most ${max.toLocaleString('en')} are read. Pass a shorter text.`,
    );
  if (value.trim() === '')
    throw new ToolError(`${quoted(name)} is empty. It is: ${described(parameter)}`);
  if (parameter.enum && !parameter.enum.includes(value)) {
    const nearest = nearestName(value, parameter.enum);
    throw new ToolError(
      `${quoted(name)} must be one of ${parameter.enum.join(', ')}, not ${quoted(value)}.${nearest ? ` Did you mean ${quoted(nearest)}?` : ''}`,
    );
  }
  return value;
}

const typeNames = { string: 'a string', integer: 'a whole number', boolean: 'true or false' };

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : quoted(String(value));

const described = (parameter?: Parameter): string =>
  `${parameter?.description ?? parameter?.type}.`;

/** Quotes a text of the caller, shortened. */
export const quoted = (text: string): string =>
  `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}"`;
