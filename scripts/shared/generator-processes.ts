import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

/** What a process is asked to do: to run a generator. */
export interface GeneratorRequest {
  name: string;
}

/** What a process answers: the message of the error, if the generator failed. */
export interface GeneratorAnswer {
  error?: string;
}

/** Processes that run generators, one per processor core. */
export interface GeneratorProcesses {
  /** How many generators can run at the same time. */
  count: number;
  /**
   * Runs a generator in an idle process.
   *
   * @param program - whether it uses the program of TypeScript, which only the first process creates
   */
  run: (name: string, program: boolean) => Promise<void>;
  close: () => void;
}

/** A process that is not started yet, and what it has to do. */
const idleSlot = (): { child?: ChildProcess; queue: Promise<void>; waiting: number } => ({
  queue: Promise.resolve(),
  waiting: 0,
});

/** Starts the processes when they are first needed. A process serves several generators, since starting it takes a second. */
export function generatorProcesses(): GeneratorProcesses {
  const count = Math.min(os.availableParallelism(), 4);
  const first = idleSlot();
  const others = Array.from({ length: count - 1 }, idleSlot);
  const slots = [...others, first];
  return {
    count,
    run: (name, program) => {
      const slot = program ? first : (slots.find(({ waiting }) => waiting === 0) ?? first);
      slot.waiting += 1;
      const answer = slot.queue.then(() => ask((slot.child ??= startProcess()), { name }));
      slot.queue = answer.catch(() => undefined).then(() => void (slot.waiting -= 1));
      return answer;
    },
    close: () => slots.forEach(({ child }) => child?.disconnect()),
  };
}

const startProcess = () =>
  fork(path.join(__dirname, 'generator-process.ts'), {
    // Most of what the compiler and the highlighter allocate is short-lived; a larger nursery saves a fifth of their time.
    execArgv: ['--max-semi-space-size=128', '--import', 'tsx'],
  });

function ask(child: ChildProcess, request: GeneratorRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null) =>
      reject(new Error(`the process ended with ${signal ?? code}.`));
    child.once('exit', onExit);
    child.once('message', ({ error }: GeneratorAnswer) => {
      child.off('exit', onExit);
      if (error === undefined) resolve();
      else reject(new Error(error));
    });
    child.send(request);
  });
}
