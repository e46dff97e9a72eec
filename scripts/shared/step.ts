/** Runs a step of a command and prints its name and duration. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const result = await work();
    console.log(`✓ ${name} (${seconds()})`);
    return result;
  } catch (error) {
    console.error(`✗ ${name} (${seconds()})`);
    throw error;
  }
}
