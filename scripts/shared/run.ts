import { spawn, type ChildProcess } from 'node:child_process';
import { errorMessage } from '../../shared/error-message';

/**
 * Runs a program and prints its output.
 *
 * @throws Error if its exit status is not 0.
 */
export async function run(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  await success(child, [program, ...args]);
}

/** A program whose exit status was not 0, and what it printed. */
export class FailedProgram extends Error {
  constructor(
    message: string,
    readonly output: string,
  ) {
    super(message);
  }
}

/**
 * Runs a program and prints its output when it has ended, so that the outputs of several programs are not mixed.
 *
 * @throws FailedProgram if its exit status is not 0.
 */
export async function runBuffered(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  const printed = () => Buffer.concat(output).toString();
  await success(child, [program, ...args])
    .catch((error: unknown) => {
      throw new FailedProgram(errorMessage(error), printed());
    })
    .finally(() => process.stdout.write(printed()));
}

/** Waits until a program ends, and throws if it fails. */
function success(child: ChildProcess, commandLine: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) =>
      status === 0
        ? resolve()
        : reject(new Error(`"${commandLine.join(' ')}" exited with status ${String(status)}.`)),
    );
  });
}
