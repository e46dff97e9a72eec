/** Returns the item of a list that has a name and, if one is given, a kind. There must be one. */
export function named<Item extends { name: string; kind?: string }>(
  items: readonly Item[],
  name: string,
  kind?: string,
): Item {
  const found = items.find((item) => item.name === name && (!kind || item.kind === kind));
  if (!found) throw new Error(`There is no ${kind ?? ''} ${name}.`);
  return found;
}
