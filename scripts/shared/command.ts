/**
 * Runs what a command does; a failure ends it with the error's sentence, not with a stack.
 *
 * `DEBUG=1` shows the stack as well.
 */
export function command(main: () => Promise<void> | void): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(process.env.DEBUG ? error : `\n${String((error as Error)?.message ?? error)}`);
      process.exit(1);
    });
}
