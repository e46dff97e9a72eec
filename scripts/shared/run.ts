import { spawn } from 'node:child_process';

/**
 * Runs a program and prints its output.
 *
 * @throws Error if its exit status is not 0.
 */
export function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (status) =>
      status === 0
        ? resolve()
        : reject(new Error(`"${program} ${args.join(' ')}" exited with status ${String(status)}.`)),
    );
  });
}
