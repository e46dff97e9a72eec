import os from 'node:os';

/** Warns when other programs use the processor: times that are measured then say nothing. */
export function warnIfBusy(): void {
  const load = os.loadavg()[0]! / os.cpus().length;
  if (load > 0.5)
    console.warn(
      `\n!!! THIS MACHINE IS BUSY (load ${load.toFixed(1)} per core before the start): the times below are worthless.\n`,
    );
}
