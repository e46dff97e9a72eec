declare global {
  interface Navigator {
    connection?: { effectiveType: string; saveData: boolean };
  }
}

/** Whether data saver is on or the connection is 2g. Browsers without the Network Information API count as fast. */
export function isSlowConnection(): boolean {
  const { connection } = navigator;
  return !!connection && (connection.effectiveType.includes('2g') || connection.saveData);
}
