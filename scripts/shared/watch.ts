import fs from 'node:fs';

/**
 * Calls a function when a file in a folder changes, at any depth. Changes during a call cause one more call.
 *
 * @param onChange - errors that it throws are printed, so that a mistake in a file does not end the command.
 */
export function watch(folder: string, onChange: () => Promise<void>): fs.FSWatcher {
  let isRunning = false;
  let hasChanged = false;
  return fs.watch(folder, { recursive: true }, async () => {
    hasChanged = true;
    if (isRunning) return;
    isRunning = true;
    while (hasChanged) {
      hasChanged = false;
      await onChange().catch((error: Error) => console.error(error.message));
    }
    isRunning = false;
  });
}
