import { describe, expect, it } from 'vitest';
import {
  dependenciesOf,
  runGraph,
  withDependencies,
  type GraphNode,
  type Progress,
} from './generator-graph';
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

/** Runs generators that each take a tick; returns what happened, in order. */
async function run(
  nodes: GraphNode[],
  limit: number,
  fails: string[] = [],
  current: string[] = [],
) {
  const events: string[] = [];
  const ended = runGraph(
    nodes,
    async ({ name }) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (fails.includes(name)) throw new Error('no data');
    },
    {
      limit,
      isCurrent: ({ name }) => current.includes(name),
      onProgress: ({ name, state }: Progress) => events.push(`${state} ${name}`),
    },
  );
  const error = await ended.then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  return { events, error };
}

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

describe('runGraph', () => {
  it('runs as many generators at the same time as allowed, each after those that it needs', async () => {
    expect((await run(graph, 2)).events).toEqual([
      'started read',
      'started link',
      'finished read',
      'finished link',
      'started list',
      'finished list',
    ]);
    expect((await run(graph, 1)).events.slice(0, 3)).toEqual([
      'started read',
      'finished read',
      'started link',
    ]);
  });

  it('does not run what is up to date', async () => {
    const { events } = await run(graph, 2, [], ['read', 'link']);
    expect(events).toEqual(['started list', 'finished list']);
  });

  it('starts nothing after a failure, lets the others finish, and names the generator', async () => {
    const { events, error } = await run(graph, 2, ['read']);
    expect(events).toEqual(['started read', 'started link', 'failed read', 'finished link']);
    expect(error).toBe('read: no data');
  });
});
