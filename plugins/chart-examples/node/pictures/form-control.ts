import { createCanvas } from '@napi-rs/canvas';
import type { Node } from '@takumi-rs/core';

/** Accent color of controls, as in `src/css/charts.css`. */
const accentColor = '#2f7de1';

/**
 * Returns nodes for the content of a form control, which browsers draw natively.
 *
 * @returns undefined for other elements
 */
export function formControl(element: Element): Node[] | undefined {
  if (element instanceof window.HTMLSelectElement) {
    const width = `${Math.max(...[...element.options].map(({ text }) => widthOf(text)))}px`;
    return [
      { type: 'text', text: element.selectedOptions[0]?.text ?? '' },
      { type: 'container', style: { display: 'block', width } },
    ];
  }
  if (element instanceof window.HTMLProgressElement)
    return [bar({ width: `${element.position * 100}%`, height: '100%' })];
  if (!(element instanceof window.HTMLInputElement)) return undefined;
  if (element.type !== 'range') return [];
  const [min, max, value] = [Number(element.min), Number(element.max), Number(element.value)];
  const fraction = (value - min) / (max - min);
  return [bar({ ...thumb, left: `calc(${fraction * 100}% - ${fraction * 16}px)` })];
}

const thumb = {
  position: 'absolute',
  top: '-6px',
  width: '16px',
  height: '16px',
  borderRadius: '50%',
} as const;

const bar = (style: Record<string, string>): Node => ({
  type: 'container',
  style: { display: 'block', backgroundColor: accentColor, ...style },
});

const measuringContext = createCanvas(1, 1).getContext('2d');

/** Measures the width of an option in pixels, in the font of controls in `src/css/charts.css`. */
function widthOf(text: string): number {
  measuringContext.font = '14px Inter';
  return measuringContext.measureText(text).width;
}
