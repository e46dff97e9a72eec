import { expect, it } from 'vitest';
import type { ApiModel } from '../../shared/types/api-model';
import { uncovered } from './uncovered-props';

const prop = (name: string, examples: string[]) => ({
  name,
  examples,
  type: [],
  required: false,
  description: [],
});
const model = {
  symbols: [
    {
      name: 'Dot',
      kind: 'component',
      isComponent: true,
      members: [prop('size', ['dot/a']), prop('hue', [])],
    },
    { name: 'DotProps', kind: 'interface', members: [prop('size', [])] },
  ],
} as unknown as ApiModel;

it('returns props that no example sets', () => {
  expect(uncovered(model, {})).toEqual({ unset: ['Dot.hue'], obsolete: [] });
});

it('accepts exempt props', () => {
  expect(uncovered(model, { 'Dot.hue': 'nothing reads it' })).toEqual({ unset: [], obsolete: [] });
});

it('returns obsolete exemptions', () => {
  const exempt = { 'Dot.hue': 'x', 'Dot.size': 'x', 'Dot.gone': 'x' };
  expect(uncovered(model, exempt).obsolete).toEqual(['Dot.size', 'Dot.gone']);
});
