interface ConnectedNavigator extends Navigator {
  connection?: { effectiveType: string; saveData: boolean };
}

/** Whether the reader saves data or waits long for it; browsers that do not say count as fast. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as ConnectedNavigator;
  return !!connection && (connection.effectiveType.includes('2g') || connection.saveData);
}
