/** What the graph needs to know about a generator. */
export interface GraphNode {
  name: string;
  /** Files and folders. */
  inputs: string[];
  /** Files and folders that exist after a successful run. No other generator writes them. */
  outputs: string[];
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
  for (const node of nodes) checkAcyclic(dependencies, node);
  return dependencies;
}

/** Whether a file or folder is one of the others, in one of them, or contains one of them. */
const overlaps = (file: string, others: string[]) =>
  others.some(
    (other) => file === other || file.startsWith(`${other}/`) || other.startsWith(`${file}/`),
  );

function checkAcyclic<Node extends GraphNode>(
  dependencies: Map<Node, Node[]>,
  node: Node,
  before: Node[] = [],
): void {
  const path = [...before, node];
  if (before.includes(node))
    throw new Error(
      `Generators depend on each other: ${path.map(({ name }) => `"${name}"`).join(' needs ')}.`,
    );
  for (const next of dependencies.get(node) ?? []) checkAcyclic(dependencies, next, path);
}

/** Returns the generators with the given names and all that they depend on, in the order of the list. */
export function withDependencies<Node extends GraphNode>(nodes: Node[], names: string[]): Node[] {
  const dependencies = dependenciesOf(nodes);
  const wanted = new Set<Node>();
  const add = (node: Node): void => {
    wanted.add(node);
    dependencies.get(node)?.forEach(add);
  };
  for (const name of names) {
    const node = nodes.find((one) => one.name === name);
    if (!node) throw new Error(`There is no generator "${name}".`);
    add(node);
  }
  return nodes.filter((node) => wanted.has(node));
}
