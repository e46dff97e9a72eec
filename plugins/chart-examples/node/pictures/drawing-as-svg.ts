import { optimize } from 'svgo';

/** Skia writes a bold weight one step too low and sometimes the face's full name. */
const text = /<text([^>]*?)(?: font-weight="(\d+)")? font-family="Inter[^"]*"/g;

/**
 * Makes a canvas's vector drawing part of a larger picture: numbers as fine as a screen shows them, names
 * that no other drawing has.
 *
 * @param drawing - what `drawingOf` gives
 * @param prefix - put before the names of clips and gradients
 */
export function drawingAsSvg(drawing: string, prefix: string): string {
  const weighed = drawing.replace(text, (_match, before: string, weight?: string) =>
    [`<text${before}`, weight && `font-weight="${Number(weight) + 100}"`, 'font-family="Inter"']
      .filter(Boolean)
      .join(' '),
  );
  const { data } = optimize(weighed, {
    plugins: [
      'removeXMLProcInst',
      'cleanupAttrs',
      'removeUselessDefs',
      { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
      { name: 'cleanupListOfValues', params: { floatPrecision: 2 } },
      { name: 'convertPathData', params: { floatPrecision: 2 } },
      'removeEmptyText',
      'removeEmptyContainers',
      { name: 'prefixIds', params: { prefix } },
    ],
  });
  return data;
}
