/** Ranges that follow from the meaning of a prop, not from what examples use. */
const knownRanges: Record<string, [min: number, max: number, step: number]> = {
  dow: [1, 7, 1],
  fontWeight: [100, 900, 100],
  startAngle: [-180, 180, 5],
  endAngle: [-180, 180, 5],
  // In radians; the library accepts at most a full circle between them.
  angleStart: [-0.7, 5.4, 0.1],
  angleEnd: [-2.3, 3.9, 0.1],
  timeAxisLayerCount: [0, 3, 1],
  // The default is infinite, and no example sets them.
  fillRectangleWidth: [10, 1000, 10],
  fillRectangleHeight: [10, 1000, 10],
  legendMaxDepth: [0, 5, 1],
  // Examples set an object.
  size: [100, 600, 10],
};

/** Counts and sizes that the library divides by, or that draw nothing if they are 0. */
const positive = new Set([
  'angleCount',
  'maxFontSize',
  'maxRowCount',
  'maxTooltipItems',
  'maxVisibleTooltipItems',
  'minFontSize',
  'ticks',
  'tickSnapStep',
]);

/** Returns the range of a slider for a prop, with room around the values that are used. */
export function numberRange(
  prop: string,
  used: number[],
): [min: number, max: number, step: number] {
  const known = knownRanges[prop];
  if (known) return known;
  const values = used.filter(Number.isFinite).sort((a, b) => a - b);
  if (values.length === 0) return [0, 100, 1];
  const isWhole = values.every(Number.isInteger);
  const bottom = values[0] ?? 0;
  const top = values.at(-1) ?? 0;
  const middle = values[Math.floor(values.length / 2)] ?? top;
  const least = bottom < 0 ? -roundedUp(-2 * bottom, isWhole) : 0;
  const max = top < 0 ? -least : roundedUp(Math.max(top, 2 * middle), isWhole);
  const step = stepOf(max - least, isWhole);
  return [least === 0 && positive.has(prop) ? step : least, max, step];
}

/** Returns the next of 1, 2, 5, 10, 20, 50 and so on; at least 10 for whole numbers. */
function roundedUp(value: number, isWhole: boolean): number {
  const least = isWhole ? Math.max(10, value) : value;
  const power = 10 ** Math.floor(Math.log10(least));
  const digit = [1, 2, 5, 10].find((each) => each * power >= least) ?? 10;
  return precise(digit * power);
}

/** Returns a step of which the range has 50 to 500. */
function stepOf(size: number, isWhole: boolean): number {
  const step = precise(10 ** Math.floor(Math.log10(size / 50)));
  return isWhole ? Math.max(1, step) : step;
}

const precise = (value: number): number => Number(value.toPrecision(6));
