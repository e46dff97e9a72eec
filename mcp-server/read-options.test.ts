import { expect, it } from 'vitest';
import { readOptions } from './read-options';

it('The address of a site ends with a slash', () => {
  const site = (text: string) => readOptions(['--site', text]).site?.href;
  expect(site('https://docs.example.com/charts')).toBe('https://docs.example.com/charts/');
  expect(site('http://localhost:3000')).toBe('http://localhost:3000/');
  expect(readOptions([])).toEqual({ help: false, version: false });
});

it.each(['docs', '', 'file:///etc/', 'https://a:b@example.com/', 'https://example.com/?a', '//a'])(
  '%j is no address of a site',
  (text) => {
    expect(() => readOptions(['--site', text])).toThrow(
      `--site is "${text}", but must be the address of the documentation`,
    );
  },
);

it.each([[['--unknown']], [['docs']], [['--site']]])('%j are no options', (args) => {
  expect(() => readOptions(args)).toThrow();
});
