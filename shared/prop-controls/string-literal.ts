const escapes: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

/** Returns the value of a string in JavaScript, without its quotes. */
export const unescapedString = (text: string): string =>
  text.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[^]))/gi,
    (_, inBraces?: string, four?: string, two?: string, character = '') => {
      const code = inBraces ?? four ?? two;
      if (code !== undefined) return fromCodePoint(parseInt(code, 16));
      return /^[\r\n]/.test(character) ? '' : (escapes[character] ?? character);
    },
  );

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Returns the value of an attribute in JSX, without its quotes; `undefined` if it has entities that are not known. */
export function unescapedText(text: string): string | undefined {
  let isKnown = true;
  const value = text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name = '') => {
      if (hex ?? decimal) return fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
      const known = Object.hasOwn(entities, name) ? entities[name] : undefined;
      isKnown &&= known !== undefined;
      return known ?? entity;
    },
  );
  return isKnown ? value : undefined;
}

const fromCodePoint = (code: number): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';

/** Returns the code of an attribute's value: in quotes if no character needs more, else as a string in braces. */
export function attributeText(value: string): string {
  // eslint-disable-next-line no-control-regex
  return /["&\\\u0000-\u001f\u2028\u2029]/.test(value) ? `{${stringLiteral(value)}}` : `"${value}"`;
}

/** Returns a string in JavaScript, in single quotes. */
const stringLiteral = (value: string): string =>
  `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}'`;
