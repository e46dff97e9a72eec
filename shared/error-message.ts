import { types } from 'node:util';

/** Returns the message of what was thrown, which can be any value, and an error of another realm such as `node:vm`. */
export const errorMessage = (error: unknown): string =>
  types.isNativeError(error) ? error.message : String(error);
