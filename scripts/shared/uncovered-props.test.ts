import { expect, it } from 'vitest';
import type { ApiModel } from '../../contracts/api-model';
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

it('names props of components that no example sets', () => {
  expect(uncovered(model, {})).toEqual({ unset: ['Dot.hue'], idle: [] });
});

it('accepts a prop that has a reason', () => {
  expect(uncovered(model, { 'Dot.hue': 'nothing reads it' })).toEqual({ unset: [], idle: [] });
});

it('names reasons for props that are set or gone', () => {
  const exempt = { 'Dot.hue': 'x', 'Dot.size': 'x', 'Dot.gone': 'x' };
  expect(uncovered(model, exempt).idle).toEqual(['Dot.size', 'Dot.gone']);
});
