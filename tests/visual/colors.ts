/** Returns whether a picture is blank: a blank one has one color, an empty frame a few. */
export function isBlank({ data }: { data: ArrayLike<number> }): boolean {
  const colors = new Set<number>();
  for (let i = 0; i < data.length; i += 4) {
    colors.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
    if (colors.size > 3) return false;
  }
  return true;
}
