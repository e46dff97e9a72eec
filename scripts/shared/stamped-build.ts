import fs from 'node:fs';
import path from 'node:path';

/** A build that leaves a stamp, so that it is not repeated while its inputs stay the same. */
interface StampedBuild {
  /** A file that a finished build has. */
  output: string;
  /** File that keeps the fingerprint of the inputs of the last build. */
  stamp: string;
  /** Fingerprint of the inputs as they are now. */
  inputs: () => string;
}

/** Whether the last build was finished and made from just these inputs. */
export function isCurrent({ output, stamp, inputs }: StampedBuild): boolean {
  return (
    fs.existsSync(output) && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === inputs()
  );
}

/** Builds; the stamp is of the inputs before, in case one changes meanwhile, and stays away on failure. */
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
