import { dependenciesOf, withDependencies } from './generator-graph';
import { generatorProcesses } from './generator-processes';
import { generatorInputsHash, generators, type Generator } from './generators';
import { cachedHashes } from './inputs-hash';
import { runJobs, type Job, type Progress } from './schedule';
import { buildAndStamp, isCurrent } from './stamped-build';

/** What to generate. */
export interface GenerateOptions {
  /** Names of generators, which run after those that they depend on. Default: all. */
  only?: string[];
}

/**
 * Generates all files that are not committed, in `.generated/`, with one process per processor core. Skips what is
 * up to date.
 *
 * @throws Error that names the generator which failed.
 */
export async function generate({ only }: GenerateOptions = {}): Promise<void> {
  const wanted = only ? withDependencies(generators, only) : generators;
  const hashes = cachedHashes();
  const dependencies = dependenciesOf(wanted);
  const processes = generatorProcesses();
  const jobs = wanted.map((generator): Job => {
    const { name, usesProgram = false } = generator;
    const files = stampedFiles(generator, hashes);
    return {
      name,
      needs: dependencies.get(generator)?.map((needed) => needed.name),
      isCurrent: () => isCurrent(files),
      run: () => buildAndStamp(files, () => processes.run(name, usesProgram)),
    };
  });
  try {
    const ended = await runJobs(jobs, processes.count, { stopsAtFailure: true, onProgress: print });
    const failed = ended.find(({ error }) => error);
    if (failed?.error)
      throw new Error(`${failed.name}: ${failed.error.message}`, { cause: failed.error });
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
