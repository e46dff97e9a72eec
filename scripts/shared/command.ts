import { errorMessage } from '../../shared/error-message';

/**
 * Runs the main function of a command. On failure, prints the error message and exits with status 1.
 *
 * `DEBUG=1` prints the stack trace as well.
 */
export function command(main: () => Promise<void> | void): void {
  // Read before running the command, since packages can set it.
  const { DEBUG } = process.env;
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(DEBUG ? error : `\n${errorMessage(error)}`);
      process.exit(1);
    });
}
