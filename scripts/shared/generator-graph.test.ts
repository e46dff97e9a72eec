import { describe, expect, it } from 'vitest';
import { dependenciesOf, withDependencies, type GraphNode } from './generator-graph';
import { generators } from './generators';

const node = (name: string, inputs: string[], outputs: string[]): GraphNode => ({
  name,
  inputs,
  outputs,
});

const read = node('read', ['examples'], ['.generated/a', '.generated/pages/a']);
const link = node('link', ['content'], ['.generated/links/links.json']);
const list = node('list', ['.generated/a/manifest.json', '.generated/links'], ['.generated/c']);
const graph = [list, read, link];

describe('dependenciesOf', () => {
  it('derives the order from inputs and outputs', () => {
    expect(dependenciesOf(graph).get(list)).toEqual([read, link]);
    expect(dependenciesOf(graph).get(read)).toEqual([]);
  });

  it('throws if generators need each other', () => {
    const first = node('first', ['.generated/b'], ['.generated/a']);
    const second = node('second', ['.generated/a'], ['.generated/b']);
    expect(() => dependenciesOf([first, second])).toThrow(
      'Generators depend on each other: "first" needs "second" needs "first".',
    );
  });

  it('throws on a generated input that no generator produces', () => {
    expect(() => dependenciesOf([list, read])).toThrow(
      '.generated/links is an input of "list", but no generator produces it.',
    );
  });

  it.each([['.generated/a'], ['.generated/a/manifest.json'], ['.generated']])(
    'throws if another generator has the output %s',
    (output) => {
      expect(() => dependenciesOf([read, node('other', [], [output])])).toThrow(
        '"read" and "other" have the same output .generated/a.',
      );
    },
  );

  it('accepts the generators of the site', () => {
    expect(dependenciesOf(generators).size).toBe(generators.length);
  });
});

describe('withDependencies', () => {
  it('adds what the named generators need', () => {
    expect(withDependencies([...graph, node('more', [], ['b'])], ['list'])).toEqual(graph);
    expect(withDependencies(graph, ['link'])).toEqual([link]);
  });

  it('throws on an unknown name', () => {
    expect(() => withDependencies(graph, ['draw'])).toThrow('There is no generator "draw".');
  });
});
