import { runGraph, withDependencies, type Progress } from './generator-graph';
import { generatorInputsHash } from './generator-inputs';
import { generatorProcesses } from './generator-processes';
import { generators, type Generator } from './generators';
import { cachedHashes } from './inputs-hash';
import { buildAndStamp, isCurrent } from './stamped-build';

/** What to generate. */
export interface GenerateOptions {
  /** Names of generators, which run after those that they depend on. Default: all. */
  only?: string[];
  /** Receives an event when a generator starts and when it ends. Those that are up to date do not start. */
  onProgress?: (progress: Progress) => void;
}

/**
 * Generates all files that are not committed, in `.generated/`, with one process per processor core. Skips what is
 * up to date.
 *
 * @throws Error that names the generator which failed.
 */
export async function generate({ only, onProgress = print }: GenerateOptions = {}): Promise<void> {
  const wanted = only ? withDependencies(generators, only) : generators;
  const hashes = cachedHashes();
  const files = new Map(wanted.map((one) => [one, stampedFiles(one, hashes)]));
  const processes = generatorProcesses();
  const run = async (generator: Generator) => {
    const { name, usesProgram = false } = generator;
    await buildAndStamp(files.get(generator)!, () => processes.run(name, usesProgram));
  };
  try {
    await runGraph(wanted, run, {
      limit: processes.count,
      isCurrent: (generator) => isCurrent(files.get(generator)!),
      onProgress,
    });
  } finally {
    processes.close();
  }
}

/** Generates what the pages contain. */
export const generateForPages = (): Promise<void> =>
  generate({ only: generators.filter(({ isLate }) => !isLate).map(({ name }) => name) });

/** Prints what has been generated. */
function print({ name, state, seconds = 0 }: Progress): void {
  if (state === 'finished') console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
  if (state === 'failed') console.error(`✗ ${name} (${seconds.toFixed(1)} s)`);
}

/** Runs a generator in this process, unless its output is up to date. */
export async function generateIfChanged(generator: Generator): Promise<void> {
  const files = stampedFiles(generator);
  if (!isCurrent(files))
    await buildAndStamp(files, async () => void (await generator.run(process.cwd())));
}

const stampedFiles = ({ name, inputs, outputs }: Generator, hashes = cachedHashes()) => ({
  outputs,
  stamp: `.generated/stamps/${name.toLowerCase().replaceAll(' ', '-')}`,
  inputs: () => generatorInputsHash(inputs, hashes),
});
