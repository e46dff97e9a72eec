import { FailedProgram } from './run';

/** A part of a command. */
export interface Job {
  name: string;
  /** Names of the jobs that must succeed before. */
  needs?: string[];
  /** Whether it need not run, because its outputs are up to date; asked when what it needs has succeeded. */
  isCurrent?: () => boolean;
  run: () => Promise<void>;
}

/** A job that has ended. */
export interface EndedJob {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
  error?: Error;
}

/** An event of a job. */
export interface Progress {
  name: string;
  state: 'started' | 'finished' | 'failed';
  /** Duration, after the end. */
  seconds?: number;
  /** Why it failed. */
  error?: Error;
}

interface RunOptions {
  /** Whether no further job is started after a failure. By default, a single run reports all problems. */
  stopsAtFailure?: boolean;
  /** Receives an event when a job starts and when it ends. By default, the ends and their reasons are printed. */
  onProgress?: (progress: Progress) => void;
}

/**
 * Runs jobs side by side: whenever one ends, the first job of the list that can start. Jobs that need a failed one are
 * not run.
 *
 * @param slots - number of jobs at a time.
 * @throws Error if jobs wait for each other, or for one that is not in the list.
 */
export async function runJobs(
  jobs: Job[],
  slots: number,
  { stopsAtFailure = false, onProgress = printEnd }: RunOptions = {},
): Promise<EndedJob[]> {
  const ended = new Map<string, EndedJob>();
  const waiting = new Set(jobs);
  const running = new Set<Promise<void>>();
  const stateOf = (name: string) => ended.get(name)?.state;
  const end = (job: Job, result: Omit<EndedJob, 'name'>) => {
    waiting.delete(job);
    ended.set(job.name, { name: job.name, ...result });
  };
  const isStopped = () =>
    stopsAtFailure && [...ended.values()].some(({ state }) => state === 'failed');
  /** Ends the jobs that will not run. The list may name a job before those that it needs. */
  const endUnneeded = () => {
    for (const job of waiting) {
      const cause = job.needs?.find((name) => ['failed', 'not run'].includes(stateOf(name) ?? ''));
      if (cause === undefined && !isStopped()) continue;
      if (!stopsAtFailure) console.error(`✗ ${job.name} was not run, because it needs: ${cause}`);
      end(job, { state: 'not run', seconds: 0 });
      return endUnneeded();
    }
  };
  const isReady = ({ needs = [] }: Job) => needs.every((name) => stateOf(name) === 'passed');

  while (waiting.size > 0 || running.size > 0) {
    endUnneeded();
    const next = running.size < slots ? [...waiting].find(isReady) : undefined;
    if (next?.isCurrent?.()) {
      end(next, { state: 'passed', seconds: 0 });
    } else if (next) {
      waiting.delete(next);
      const promise = runJob(next, onProgress).then((result) => {
        end(next, result);
        running.delete(promise);
      });
      running.add(promise);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else if (waiting.size > 0) {
      const names = [...waiting].map(({ name }) => name).join(', ');
      throw new Error(`These jobs need each other, or unknown ones: ${names}.`);
    }
  }
  return [...ended.values()];
}

/** Runs a job to its end. */
async function runJob(
  { name, run }: Job,
  onProgress: (progress: Progress) => void,
): Promise<Omit<EndedJob, 'name'>> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  onProgress({ name, state: 'started' });
  try {
    await run();
    onProgress({ name, state: 'finished', seconds: seconds() });
    return { state: 'passed', seconds: seconds() };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    onProgress({ name, state: 'failed', seconds: seconds(), error });
    return { state: 'failed', seconds: seconds(), error };
  }
}

function printEnd({ name, state, seconds = 0, error }: Progress): void {
  if (state === 'finished') console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
  // Errors of programs, which have printed the reason.
  if (error) console.error(`✗ ${name} (${seconds.toFixed(1)} s)\n${error.message}`);
}

/**
 * Throws an error with the names of the jobs that have not passed. Prints the last lines of failed programs again, which
 * would have to be searched for above the output of the jobs that ended later.
 */
export function expectPassed(jobs: EndedJob[]): void {
  for (const { name, error } of jobs)
    if (error instanceof FailedProgram)
      console.error(`\n✗ ${name} printed at its end:\n${lastLines(error.output)}`);
  const names = (wanted: EndedJob['state']) =>
    jobs.filter(({ state }) => state === wanted).map(({ name }) => name);
  const [failed, notRun] = [names('failed'), names('not run')];
  if (failed.length === 0) return;
  const rest = notRun.length > 0 ? ` These were not run: ${notRun.join(', ')}.` : '';
  throw new Error(`These failed: ${failed.join(', ')}.${rest}`);
}

const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-80).join('\n');
