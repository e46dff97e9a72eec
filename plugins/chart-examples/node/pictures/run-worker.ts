import { spawn } from 'node:child_process';

/**
 * Renders examples in a child process, because the global headless DOM must not affect the build.
 *
 * @param file - the worker, which reads its input from stdin as JSON
 * @throws Error with the message of the worker.
 */
export function runWorker<Input extends { siteDir: string }>(
  file: string,
  input: Input,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd: input.siteDir,
      stdio: ['pipe', 'inherit', 'pipe'],
      // System fonts would make pictures depend on the machine.
      env: { ...process.env, NODE_ENV: 'production', DISABLE_SYSTEM_FONTS_LOAD: '1' },
    });
    let stderr = '';
    worker.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    worker.on('error', reject);
    worker.on('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(stderr.trim() || `${file} failed with ${signal ?? code}.`)),
    );
    worker.stdin.end(JSON.stringify(input));
  });
}
