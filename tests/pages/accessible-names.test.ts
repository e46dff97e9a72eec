import { expect, it } from 'vitest';
import { builtPages } from './built-site';

/** Returns a text as speech recognition compares it: without case, punctuation and characters without width. */
const spoken = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

it('names of links and buttons contain their visible text (WCAG 2.5.3)', () => {
  const labelled = builtPages.flatMap(({ route, labelled }) =>
    labelled.map(({ label, text }) => ({ route, label: spoken(label), text: spoken(text) })),
  );
  const visible = labelled.filter(({ text }) => text);
  expect(visible.length).toBeGreaterThan(300);
  expect(visible.filter(({ label, text }) => !` ${label} `.includes(` ${text} `))).toEqual([]);
});
