import os from 'node:os';

/** Warns if the CPU is busy, since measured times are not reliable then. */
export function warnIfBusy(): void {
  const [total = 0] = os.loadavg();
  const load = total / os.cpus().length;
  if (load > 0.5)
    console.warn(
      `\nWarning: this machine is busy (load ${load.toFixed(1)} per core): the times below are not reliable.\n`,
    );
}
