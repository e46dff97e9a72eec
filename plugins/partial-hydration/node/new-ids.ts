/**
 * Returns a function that registers chunk ids and throws on collisions.
 *
 * @param taken - ids assigned by the bundler
 */
export function newIds(taken: ReadonlySet<string>): (id: number, name: string) => number {
  const names = new Map<number, string>();
  return (id, name) => {
    const other = names.get(id) ?? (taken.has(String(id)) ? 'a part of the bundle' : undefined);
    if (other !== undefined && other !== name)
      throw new Error(
        `partial-hydration: ${name} and ${other} have the same chunk id ${id}. Give one of them another path or name, or change the hash in plugins/partial-hydration/shared/chunk-id.ts.`,
      );
    names.set(id, name);
    return id;
  };
}
