/** Returns a time in UTC without the parts that are zero: `2025-03-26 08:00`, `2025-03-26 08:00:30`. */
export const timeText = (milliseconds: number): string =>
  new Date(milliseconds)
    .toISOString()
    .replace('T', ' ')
    .replace(/(?::00)?\.000Z$|Z$/, '');
