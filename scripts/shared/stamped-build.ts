import fs from 'node:fs';
import path from 'node:path';

/** A build with a stamp file, which is skipped while its inputs are unchanged. */
interface StampedBuild {
  /** Files and folders that exist after a successful build. */
  outputs: string[];
  /** File with the hash of the inputs of the last build. */
  stamp: string;
  /** Returns the hash of the current inputs. */
  inputs: () => string;
}

/** Whether the last build succeeded and its inputs are unchanged. */
export function isCurrent({ outputs, stamp, inputs }: StampedBuild): boolean {
  const isBuilt = [...outputs, stamp].every((file) => fs.existsSync(file));
  return isBuilt && fs.readFileSync(stamp, 'utf8') === inputs();
}

/** Builds and writes the stamp on success. Hashes the inputs before the build, in case they change meanwhile. */
export async function buildAndStamp(
  { stamp, inputs }: StampedBuild,
  build: () => Promise<void>,
): Promise<void> {
  fs.rmSync(stamp, { force: true });
  const before = inputs();
  await build();
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, before);
}
