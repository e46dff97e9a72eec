import { createCanvas } from '@napi-rs/canvas';
import type { Node } from '@takumi-rs/core';

/** Color of chosen controls, as in the site's style sheet of charts. */
const chosen = '#2f7de1';

/**
 * Returns what a form control shows, which browsers draw without elements.
 *
 * @returns undefined for elements that are no form control
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
  const [min, max, value] = [element.min, element.max, element.value].map(Number) as [
    number,
    number,
    number,
  ];
  const share = (value - min) / (max - min);
  return [bar({ ...thumb, left: `calc(${share * 100}% - ${share * 16}px)` })];
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
  style: { display: 'block', backgroundColor: chosen, ...style },
});

const ruler = createCanvas(1, 1).getContext('2d');

/** Width of an option in the font that the site's style sheet of charts gives to controls, in pixels. */
function widthOf(text: string): number {
  ruler.font = '14px Inter';
  return ruler.measureText(text).width;
}
