/** Measures of a font, in its own units, under the names that `@capsizecss/core` reads. */
export interface FontMeasures {
  familyName: string;
  /** `fullName` and `postscriptName` are the names that `local()` finds the font by. */
  fullName: string;
  postscriptName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** Average width of a character, weighted by how often English text has it. */
  xWidthAvg: number;
}

type Row = [string, string, string, number, number, number, number, number];

const measures = ([familyName, fullName, postscriptName, ...numbers]: Row): FontMeasures => {
  const [ascent, descent, lineGap, unitsPerEm, xWidthAvg] = numbers;
  return {
    ...{ familyName, fullName, postscriptName },
    ...{ ascent, descent, lineGap, unitsPerEm, xWidthAvg },
  };
};

const regular: Row[] = [
  ['Arial', 'Arial', 'ArialMT', 1854, -434, 67, 2048, 913],
  ['Liberation Sans', 'Liberation Sans', 'LiberationSans', 1854, -434, 67, 2048, 913],
  ['Roboto', 'Roboto', 'Roboto-Regular', 1900, -500, 0, 2048, 911],
  ['Segoe UI', 'Segoe UI', 'SegoeUI', 2210, -514, 0, 2048, 908],
  ['Helvetica Neue', 'Helvetica Neue', 'HelveticaNeue', 952, -213, 28, 1000, 450],
  ['DejaVu Sans', 'DejaVu Sans', 'DejaVuSans', 1901, -483, 0, 2048, 1041],
];

const bold: Row[] = [
  ['Arial', 'Arial Bold', 'Arial-BoldMT', 1854, -434, 67, 2048, 983],
  ['Liberation Sans', 'Liberation Sans Bold', 'LiberationSans-Bold', 1854, -434, 67, 2048, 983],
  ['Roboto', 'Roboto Bold', 'Roboto-Bold', 1900, -500, 0, 2048, 926],
  ['Segoe UI', 'Segoe UI Bold', 'SegoeUI-Bold', 2210, -514, 0, 2048, 973],
  ['Helvetica Neue', 'Helvetica Neue Bold', 'HelveticaNeue-Bold', 975, -217, 29, 1000, 480],
  ['DejaVu Sans', 'DejaVu Sans Bold', 'DejaVuSans-Bold', 1901, -483, 0, 2048, 1176],
];

/**
 * Fonts that stand in for Inter where it is late or missing, the closest first.
 *
 * The figures are those of `@capsizecss/metrics` 4.3.0, which is 170 MB large and therefore not installed.
 * Liberation Sans has Arial's measures by design; DejaVu Sans was measured with `@capsizecss/unpack`.
 */
export const systemFonts = { regular: regular.map(measures), bold: bold.map(measures) };
