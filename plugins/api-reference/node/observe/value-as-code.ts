import { quoted } from '../extract/types/literal';

const maxLength = 100; // characters of the code of a function

/**
 * Formats a value as code: an exported constant by name, a value of an enum-like constant as `Position.Left`,
 * anything else as a literal.
 *
 * @param names - names of enum-like constants to search, in order of preference
 */
export function valueAsCode(
  value: unknown,
  names: string[],
  library: Record<string, unknown>,
): string {
  const exported = Object.keys(library).find(
    (name) => typeof value === 'object' && value !== null && library[name] === value,
  );
  if (exported) return exported;
  if (typeof value === 'function') return functionAsCode(value, library);
  return memberAsCode(value, names, library) ?? literal(value);
}

function memberAsCode(
  value: unknown,
  names: string[],
  library: Record<string, unknown>,
): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  for (const name of names) {
    const constant = library[name];
    if (typeof constant !== 'object' || constant === null || Array.isArray(constant)) continue;
    const member = Object.entries(constant).find(([, each]) => each === value)?.[0];
    if (member) return `${name}.${member}`;
  }
  return undefined;
}

function functionAsCode(value: object, library: Record<string, unknown>): string {
  const exported = Object.keys(library).find((name) => library[name] === value);
  if (exported) return exported;
  if (value === String) return 'String';
  const code = String(value).replace(/\s+/g, ' ');
  return code.length <= maxLength && !/_\d+\./.test(code) ? code : 'a library function';
}

/** Formats a value that is no function as a literal. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([name, each]) => `${name}: ${literal(each)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
