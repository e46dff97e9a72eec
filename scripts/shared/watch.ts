import fs from 'node:fs';

/**
 * Calls a function when a file changes, or one in a folder, at any depth. Changes during a call cause one more call.
 *
 * @param paths - files and folders.
 * @param onChange - errors that it throws are printed, so that a mistake in a file does not end the command.
 * @returns a function that ends watching.
 */
export function watch(paths: Iterable<string>, onChange: () => Promise<void>): () => void {
  let isRunning = false;
  let hasChanged = false;
  const notice = async () => {
    hasChanged = true;
    if (isRunning) return;
    isRunning = true;
    while (hasChanged) {
      hasChanged = false;
      await onChange().catch((error: Error) => console.error(error.message));
    }
    isRunning = false;
  };
  const watchers = [...paths].map((path) =>
    fs.watch(path, { recursive: true }, () => void notice()),
  );
  return () => watchers.forEach((watcher) => watcher.close());
}
