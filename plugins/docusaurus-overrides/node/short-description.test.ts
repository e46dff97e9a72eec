import { expect, it } from 'vitest';
import { withShortDescription } from './short-description';

const shortened = (description: string) =>
  withShortDescription({ frontMatter: { title: 'Axis', description }, content: 'text' });

it('keeps a short description', () => {
  const description = 'x'.repeat(160);
  expect(shortened(description).frontMatter.description).toBe(description);
});

it('truncates after the last sentence that fits', () => {
  const [one, two] = [`${'a'.repeat(59)}.`, `${'b'.repeat(79)}.`];
  expect(shortened(`${one} ${two} ${'c'.repeat(40)}.`)).toEqual({
    frontMatter: { title: 'Axis', description: `${one} ${two}` },
    content: 'text',
  });
});

it('truncates after a word if the first sentence is too short or too long', () => {
  expect(shortened(`Short. ${'word '.repeat(40)}`).frontMatter.description).toMatch(
    /^Short\. (word )+word…$/,
  );
  const truncated = shortened(`${'word, '.repeat(40)}`).frontMatter.description as string;
  expect(truncated).toMatch(/word…$/);
  expect(truncated.length).toBeLessThanOrEqual(160);
});

it('leaves a page without a description unchanged', () => {
  const page = { frontMatter: {}, content: '' };
  expect(withShortDescription(page)).toBe(page);
});
