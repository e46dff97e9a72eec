interface ConnectedNavigator extends Navigator {
  connection?: { effectiveType: string; saveData: boolean };
}

/** Whether data saver is on or the connection is 2g, so that nothing should be prefetched. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as ConnectedNavigator;
  return !!connection && (connection.effectiveType.includes('2g') || connection.saveData);
}
