import { performance } from 'node:perf_hooks';

/** What the graph needs to know about a generator. */
export interface GraphNode {
  name: string;
  /** Files and folders. */
  inputs: string[];
  /** Files and folders that exist after a successful run. No other generator writes them. */
  outputs: string[];
}

/** An event of a run, of one generator. */
export interface Progress {
  name: string;
  state: 'started' | 'finished' | 'failed';
  /** Duration, after the end. */
  seconds?: number;
}

/** Folder in which all files are outputs of generators. */
const generatedFolder = '.generated/';

/**
 * Returns the generators that produce the inputs of each generator.
 *
 * @throws Error if two generators have the same output, no generator has an output that is an input, or generators
 *   depend on each other.
 */
export function dependenciesOf<Node extends GraphNode>(nodes: Node[]): Map<Node, Node[]> {
  for (const [index, one] of nodes.entries())
    for (const other of nodes.slice(index + 1)) {
      const [shared] = one.outputs.filter((file) => overlaps(file, other.outputs));
      if (shared)
        throw new Error(`"${one.name}" and "${other.name}" have the same output ${shared}.`);
    }
  const dependencies = new Map(
    nodes.map((node) => {
      const orphan = node.inputs.find(
        (input) =>
          input.startsWith(generatedFolder) &&
          !nodes.some(({ outputs }) => overlaps(input, outputs)),
      );
      if (orphan)
        throw new Error(`${orphan} is an input of "${node.name}", but no generator produces it.`);
      const producers = nodes.filter(({ outputs }) =>
        node.inputs.some((input) => overlaps(input, outputs)),
      );
      return [node, producers] as const;
    }),
  );
  for (const node of nodes) checkAcyclic(dependencies, [node]);
  return dependencies;
}

/** Whether a file or folder is one of the others, in one of them, or contains one of them. */
const overlaps = (file: string, others: string[]) =>
  others.some(
    (other) => file === other || file.startsWith(`${other}/`) || other.startsWith(`${file}/`),
  );

function checkAcyclic<Node extends GraphNode>(dependencies: Map<Node, Node[]>, path: Node[]): void {
  for (const next of dependencies.get(path.at(-1)!)!) {
    if (path.includes(next))
      throw new Error(
        `Generators depend on each other: ${[...path, next].map(({ name }) => `"${name}"`).join(' needs ')}.`,
      );
    checkAcyclic(dependencies, [...path, next]);
  }
}

/** Returns the generators with the given names and all that they depend on, in the order of the list. */
export function withDependencies<Node extends GraphNode>(nodes: Node[], names: string[]): Node[] {
  const dependencies = dependenciesOf(nodes);
  const wanted = new Set<Node>();
  const add = (node: Node): void => {
    wanted.add(node);
    dependencies.get(node)!.forEach(add);
  };
  for (const name of names) {
    const node = nodes.find((one) => one.name === name);
    if (!node) throw new Error(`There is no generator "${name}".`);
    add(node);
  }
  return nodes.filter((node) => wanted.has(node));
}

interface RunOptions<Node> {
  /** How many generators run at the same time. */
  limit: number;
  /** Whether the outputs of a generator whose inputs exist are up to date, so that it need not run. */
  isCurrent?: (node: Node) => boolean;
  onProgress: (progress: Progress) => void;
}

/**
 * Runs generators, each as soon as those that produce its inputs have finished, in the order of the list otherwise.
 * After a failure no further generator is started; those that are running finish.
 *
 * @throws Error that names the generator which failed first.
 */
export async function runGraph<Node extends GraphNode>(
  nodes: Node[],
  run: (node: Node) => Promise<void>,
  { limit, isCurrent = () => false, onProgress }: RunOptions<Node>,
): Promise<void> {
  const dependencies = dependenciesOf(nodes);
  const waiting = new Set(nodes);
  const finished = new Set<Node>();
  const failures: Error[] = [];
  const start = async (node: Node) => {
    const { name } = node;
    const begin = performance.now();
    const seconds = () => (performance.now() - begin) / 1000;
    onProgress({ name, state: 'started' });
    try {
      await run(node);
      finished.add(node);
      onProgress({ name, state: 'finished', seconds: seconds() });
    } catch (cause) {
      onProgress({ name, state: 'failed', seconds: seconds() });
      failures.push(new Error(`${name}: ${(cause as Error).message}`, { cause }));
    }
  };
  const runNext = async (): Promise<void> => {
    const isReady = (node: Node) => dependencies.get(node)!.every((one) => finished.has(one));
    const started: Promise<void>[] = [];
    while (failures.length === 0 && running < limit) {
      const next = [...waiting].find(isReady);
      if (!next) break;
      waiting.delete(next);
      if (isCurrent(next)) {
        finished.add(next);
        continue;
      }
      running += 1;
      started.push(
        start(next).then(() => {
          running -= 1;
          return runNext();
        }),
      );
    }
    await Promise.all(started);
  };
  let running = 0;
  await runNext();
  if (failures[0]) throw failures[0];
}
