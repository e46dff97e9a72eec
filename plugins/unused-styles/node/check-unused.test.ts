import { expect, it } from 'vitest';
import { namesIn } from './check-unused';

const names = new Set(['tabs', 'card__body', '--ifm-tabs-color']);

it.each([
  ['a single class', 'className:"tabs"', ['tabs']],
  ['a class before others', "className:'tabs other'", ['tabs']],
  ['a class after others', 'className:"card card__body"', ['card__body']],
  ['a custom property', 'a{color:var(--ifm-tabs-color)}', ['--ifm-tabs-color']],
  ['longer names', '"tabs__item",card__body--large,--ifm-tabs-color-active', []],
  ['a word in a sentence or in code', '"open the tabs", tabs.length', []],
])('%s: %s', (_, text, found) => {
  expect(namesIn(text, names)).toEqual(found);
});
