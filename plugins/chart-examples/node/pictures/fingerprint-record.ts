import fs from 'node:fs';
import path from 'node:path';

/** Hashes of the inputs from which files were generated. */
export interface FingerprintRecord {
  get: (name: string) => string | undefined;
  set: (name: string, fingerprint: string) => void;
}

/**
 * Opens a file of fingerprints. Each one is added to it at once, so that an interrupted run can be continued.
 *
 * @param file - absolute path
 */
export function openRecord(file: string): FingerprintRecord {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const record = new Map<string, string>();
  for (const line of lines) {
    // The last line can be incomplete.
    const [, fingerprint, name] = /^([0-9a-f]{64}) (\S+);$/.exec(line) ?? [];
    if (fingerprint && name) record.set(name, fingerprint);
  }
  const lineOf = ([name, fingerprint]: [string, string]) => `${fingerprint} ${name};\n`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, [...record].map(lineOf).join(''));
  return {
    get: (name) => record.get(name),
    set: (name, fingerprint) => {
      record.set(name, fingerprint);
      fs.appendFileSync(file, lineOf([name, fingerprint]));
    },
  };
}
