/** Prints the steps of a command: which one runs, how many there are, and what is left. */
export interface Progress {
  /** Runs the next step and prints its duration. */
  run: <T>(work: () => Promise<T> | T) => Promise<T>;
}

/**
 * Returns the progress of a command with the given steps.
 *
 * @param names - what is done, in order: 'Generate the data of the pages'.
 * @param print - receives each line.
 */
export function createProgress(
  names: string[],
  print: (line: string) => void = console.log,
): Progress {
  let next = 0;
  return {
    async run(work) {
      const name = names[next];
      next += 1;
      const position = `[${next}/${names.length}]`;
      const left = names.slice(next);
      print(`${position} ${name} …${left.length > 0 ? ` Then: ${left.join(', ')}.` : ''}`);
      const start = performance.now();
      const result = await work();
      print(`${position} ${name}: done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
      return result;
    },
  };
}

/**
 * Returns a function that prints how much of a step is done, at every quarter.
 *
 * @param name - what is counted: 'Pictures drawn'.
 */
export function printQuarters(
  name: string,
  print: (line: string) => void = console.log,
): (done: number, total: number) => void {
  let printed = 0;
  return (done, total) => {
    const quarter = Math.floor((4 * done) / total);
    if (quarter > printed) print(`${name}: ${done} of ${total}`);
    printed = quarter;
  };
}
