/**
 * Returns one object for every combination of the values: `{ stacked: [false, true], scale: ['linear', 'time'] }` gives four.
 * A test of a statement about the library runs over all settings that could make the statement wrong.
 */
export const combinations = <const T extends Record<string, readonly unknown[]>>(
  values: T,
): { [K in keyof T]: T[K][number] }[] =>
  Object.entries(values).reduce<object[]>(
    (found, [key, choices]) =>
      found.flatMap((one) => choices.map((choice) => ({ ...one, [key]: choice }))),
    [{}],
  ) as { [K in keyof T]: T[K][number] }[];
