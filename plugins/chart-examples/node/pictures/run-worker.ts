import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Work } from './worker';

/**
 * Draws in a process of its own: drawing needs a stand-in for a browser, which building must not see.
 *
 * @throws Error with the sentence that the worker ends with.
 */
export function runWorker(work: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'worker.ts')], {
      cwd: work.siteDir,
      stdio: ['pipe', 'inherit', 'pipe'],
      // Fonts of this machine would make pictures differ from those of another one.
      env: { ...process.env, NODE_ENV: 'production', DISABLE_SYSTEM_FONTS_LOAD: '1' },
    });
    let said = '';
    worker.stderr.on('data', (text: Buffer) => (said += text.toString()));
    worker.on('error', reject);
    worker.on('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(said.trim() || `Drawing the pictures ended with ${signal ?? code}.`)),
    );
    worker.stdin.end(JSON.stringify(work));
  });
}
