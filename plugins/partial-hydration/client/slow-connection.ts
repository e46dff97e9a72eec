interface ConnectedNavigator extends Navigator {
  connection?: { effectiveType: string; saveData: boolean };
}

/** Whether the reader pays for, or waits long for, what may never be shown. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as ConnectedNavigator;
  return !!connection && (connection.effectiveType.includes('2g') || connection.saveData);
}
