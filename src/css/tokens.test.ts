import fs from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

const tokens = postcss.parse(fs.readFileSync('src/css/tokens.css', 'utf8'));

/** Returns the declarations of the rules with a selector, outside of media queries. */
function declared(selector: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const rule of tokens.nodes)
    if (rule.type === 'rule' && rule.selector === selector)
      rule.walkDecls(({ prop, value }) => void (values[prop] = value));
  return values;
}

const light = declared(':root');
const dark = { ...light, ...declared("[data-theme='dark']") };

/** Returns the relative luminance of a token, as defined by WCAG 2. */
function luminance(values: Record<string, string>, name: string): number {
  const value = values[`--${name}`] ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return luminance(values, reference);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value)?.[1];
  if (!hex) throw new Error(`--${name} is not a color: ${value}`);
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
  const [red = 0, green = 0, blue = 0] = digits
    .map((pair) => parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(values: Record<string, string>, one: string, two: string): number {
  const [low = 0, high = 0] = [luminance(values, one), luminance(values, two)].sort(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['bg', 'sunk', 'fill'];
const code = ['c-key', 'c-str', 'c-tag', 'c-attr', 'c-num', 'c-com', 'del-t'];

/** Pairs of text and surface, by their least contrast. */
const pairs: [minimum: number, text: string, surfaces: string[]][] = [
  [7, 'text-c', surfaces],
  [7, 'ink', [...surfaces, 'soft', 'teal-s', 'amber-s']],
  [7, 'text-c', ['soft', 'teal-s', 'amber-s', 'coral-s']],
  [4.5, 'quiet', surfaces],
  [4.5, 'faint', ['bg', 'sunk']],
  [4.5, 'link', [...surfaces, 'soft']],
  [4.5, 'on-act', ['act', 'link']],
  [4.5, 'soft-t', ['soft', 'bg']],
  [4.5, 'teal-t', ['teal-s', 'bg']],
  [4.5, 'pink-t', ['pink-s', 'bg']],
  [4.5, 'amber-t', ['amber-s', 'bg']],
  [4.5, 'coral-t', ['coral-s', 'bg']],
  [4.5, 'violet-t', ['bg']],
  [4.5, 'del-t', ['del']],
  [4.5, 'add-t', ['add']],
  [4.5, 'n0', ['alarm']],
  ...code.map((name): [number, string, string[]] => [4.5, name, ['bg', 'sunk']]),
  [3, 'edge', ['bg']],
  [3, 'mark', ['bg']],
  [3, 'focus', surfaces],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('Colors of the %s mode', (_, values) => {
  it.each(pairs)('have a contrast of at least %d: %s', (minimum, text, backgrounds) => {
    for (const background of backgrounds)
      expect(contrast(values, text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(
        minimum,
      );
  });
});
