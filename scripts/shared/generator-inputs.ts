import { inputsHash, type FileHashes } from './inputs-hash';

/** Files of plugins that affect no generated file. */
const ignoredInputs = ['*.test.ts', 'README.md', '/plugins/*/client/', '/plugins/*/theme/*/'];

/** Returns a hash of the inputs of a generator. */
export const generatorInputsHash = (inputs: string[], hashes?: FileHashes): string =>
  inputsHash(inputs, ignoredInputs, hashes);
