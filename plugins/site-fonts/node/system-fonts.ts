/** Metrics of a font, in font units, in the format of `@capsizecss/core`. */
export interface FontMetrics {
  familyName: string;
  /** `fullName` and `postscriptName` identify the font in `local()`. */
  fullName: string;
  postscriptName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** Average character width, weighted by letter frequency in English. */
  xWidthAvg: number;
}

type Row = [string, string, string, number, number, number, number, number];

const toMetrics = ([familyName, fullName, postscriptName, ...numbers]: Row): FontMetrics => {
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
 * Fallback fonts for Inter, the most similar first.
 *
 * The numbers come from `@capsizecss/metrics` 4.3.0, which is not installed because of its size of 170 MB.
 * Liberation Sans has Arial's metrics by design; DejaVu Sans was measured with `@capsizecss/unpack`.
 */
export const systemFonts = { regular: regular.map(toMetrics), bold: bold.map(toMetrics) };
