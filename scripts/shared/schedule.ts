import { step } from './step';

/** A part of a command. */
export interface Job {
  name: string;
  /** Names of the jobs that must succeed before. */
  needs?: string[];
  run: () => Promise<void>;
}

/** A job that has ended. */
export interface EndedJob {
  name: string;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
}

/**
 * Runs jobs side by side: whenever one ends, the first job of the list that can start. A failure does not stop the
 * others, so that a single run reports all problems, but jobs that need a failed one are not run.
 *
 * @param slots - number of jobs at a time.
 * @throws Error if jobs wait for each other, or for one that is not in the list.
 */
export async function runJobs(jobs: Job[], slots: number): Promise<EndedJob[]> {
  const ended = new Map<string, EndedJob>();
  const waiting = [...jobs];
  const running = new Set<Promise<void>>();
  const needsState = ({ needs = [] }: Job, isState: (state?: string) => boolean) =>
    needs.filter((name) => isState(ended.get(name)?.state));

  while (waiting.length > 0 || running.size > 0) {
    for (const job of [...waiting]) {
      const [failed] = needsState(job, (state) => state === 'failed' || state === 'not run');
      if (failed === undefined) continue;
      console.error(`✗ ${job.name} was not run, because it needs: ${failed}`);
      ended.set(job.name, { name: job.name, state: 'not run', seconds: 0 });
      waiting.splice(waiting.indexOf(job), 1);
    }
    const next = waiting.find((job) => needsState(job, (state) => state !== 'passed').length === 0);
    if (next && running.size < slots) {
      waiting.splice(waiting.indexOf(next), 1);
      const promise = end(next).then((result) => {
        ended.set(next.name, result);
        running.delete(promise);
      });
      running.add(promise);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else if (waiting.length > 0) {
      const names = waiting.map(({ name }) => name).join(', ');
      throw new Error(`These jobs need each other, or unknown ones: ${names}.`);
    }
  }
  return [...ended.values()];
}

/** Runs a job to its end. Its errors are those of programs, which have printed the reason. */
async function end({ name, run }: Job): Promise<EndedJob> {
  const start = performance.now();
  const ended = (state: EndedJob['state']) => ({
    name,
    state,
    seconds: (performance.now() - start) / 1000,
  });
  return step(name, run).then(
    () => ended('passed'),
    (error: Error) => {
      console.error(error.message);
      return ended('failed');
    },
  );
}

/** Throws an error with the names of the jobs that have not passed. */
export function expectPassed(jobs: EndedJob[]): void {
  const names = (wanted: EndedJob['state']) =>
    jobs.filter(({ state }) => state === wanted).map(({ name }) => name);
  const [failed, notRun] = [names('failed'), names('not run')];
  if (failed.length === 0) return;
  const rest = notRun.length > 0 ? ` These were not run: ${notRun.join(', ')}.` : '';
  throw new Error(`These failed: ${failed.join(', ')}.${rest}`);
}
