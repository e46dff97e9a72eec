import { fork, type ChildProcess } from 'node:child_process';

/** A child process that does one job at a time. */
export interface WorkerProcess<Job, Report> {
  /**
   * Does a job. Starts the process if it does not run: for the first job, and for the one after a failure.
   *
   * @param onReport - receives what the worker reports during the job
   * @throws Error with the message of the worker, which ends if a job fails.
   */
  run: (job: Job, onReport: (report: Report) => void) => Promise<void>;
  /** Ends the process, and fails its job. */
  close: () => void;
}

/** What a worker sends; without a report, the job is done. */
interface Message<Report> {
  report?: Report;
}

/**
 * Creates a worker process, because the global headless DOM must not affect the build.
 *
 * @param file - module that calls `answerJobs`
 */
export function createWorker<Job extends object, Report>(
  siteDir: string,
  file: string,
): WorkerProcess<Job, Report> {
  let current: { child: ChildProcess; stderr: string } | undefined;

  function start() {
    const child = fork(file, {
      cwd: siteDir,
      // Renderings leave much garbage, which larger semi-spaces collect less often.
      execArgv: ['--import', 'tsx', '--max-semi-space-size=64'],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      // System fonts would make pictures depend on the machine.
      env: { ...process.env, NODE_ENV: 'production', DISABLE_SYSTEM_FONTS_LOAD: '1' },
    });
    const started = { child, stderr: '' };
    child.stderr?.on('data', (text: Buffer) => (started.stderr += text.toString()));
    child.on('close', () => {
      if (current === started) current = undefined;
    });
    return started;
  }

  return {
    run: (job, onReport) =>
      new Promise((resolve, reject) => {
        const worker = (current ??= start());
        const { child } = worker;
        const onMessage = ({ report }: Message<Report>) => {
          if (report !== undefined) return onReport(report);
          child.off('message', onMessage).off('close', onClose).off('error', reject);
          resolve();
        };
        const onClose = (code: number | null, signal: string | null) =>
          reject(new Error(worker.stderr.trim() || `${file} failed with ${signal ?? code}.`));
        child.on('message', onMessage).on('close', onClose).on('error', reject);
        child.send(job);
      }),
    close: () => {
      current?.child.kill();
      current = undefined;
    },
  };
}

/**
 * Does the jobs of this process, which `createWorker` has started.
 *
 * @param work - does a job; can report intermediate results
 */
export function answerJobs<Job, Report>(
  work: (job: Job, report: (report: Report) => void) => Promise<void>,
): void {
  const send = (message: Message<Report>) => process.send?.(message);
  const fail = ({ message }: Error) => process.stderr.write(message, () => process.exit(1));
  // Suppresses React's own error output; the message of the error is sufficient.
  console.error = () => {};
  // Errors that are thrown during rendering do not reject a promise.
  process.on('uncaughtException', fail);
  process.on('disconnect', () => process.exit());
  process.on('message', (job: Job) => {
    work(job, (report) => send({ report })).then(() => send({}), fail);
  });
}
