/**
 * Returns the index of the option that a key selects; undefined for other keys. Arrows wrap around.
 *
 * @param active - -1 for none
 */
export function nextOption(key: string, active: number, length: number): number | undefined {
  if (length === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % length;
    case 'ArrowUp':
      return (Math.max(active, 0) + length - 1) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
