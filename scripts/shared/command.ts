/**
 * Runs what a command does; a failure ends it with the error's sentence, not with a stack.
 *
 * `DEBUG=1` shows the stack as well.
 */
export function command(main: () => Promise<void> | void): void {
  // Read before the command runs: packages that log may set it.
  const { DEBUG } = process.env;
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(DEBUG ? error : `\n${String((error as Error)?.message ?? error)}`);
      process.exit(1);
    });
}
