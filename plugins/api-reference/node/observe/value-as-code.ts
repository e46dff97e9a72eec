const shortEnough = 100; // characters of an object or a function that a reader takes in at once

/**
 * How a developer would write a value: an exported constant by its name, a value of an exported set as
 * `Position.Left`, anything else as a literal.
 *
 * @param names - of the sets to look in, best first
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
    const set = library[name];
    if (typeof set !== 'object' || set === null || Array.isArray(set)) continue;
    const member = Object.entries(set).find(([, held]) => held === value)?.[0];
    if (member) return `${name}.${member}`;
  }
  return undefined;
}

function functionAsCode(value: object, library: Record<string, unknown>): string {
  const exported = Object.keys(library).find((name) => library[name] === value);
  if (exported) return exported;
  if (value === String) return 'String';
  const code = String(value).replace(/\s+/g, ' ');
  return code.length <= shortEnough && !/_\d+\./.test(code) ? code : 'a function of the library';
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([name, held]) => `${name}: ${literal(held)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
