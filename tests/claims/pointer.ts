const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Milliseconds after which a chart calls `onPointerUpdate`, by default. Frames do not take time in Node. */
const pointerUpdateDebounce = 16;

/**
 * Sends an event of the mouse to an element and waits until the chart has redrawn. jsdom has no layout: positions are
 * relative to the top left corner of the chart.
 */
export async function mouse(
  target: Element,
  type: string,
  x: number,
  y: number,
  init: MouseEventInit = {},
): Promise<void> {
  target.dispatchEvent(
    new window.MouseEvent(type, { bubbles: true, clientX: x, clientY: y, ...init }),
  );
  // React renders in the first frame, the chart draws in the second.
  await frame();
  await frame();
  // Tests expect calls, or that there are none.
  if (type === 'mousemove')
    await new Promise((resolve) => setTimeout(resolve, pointerUpdateDebounce + 1));
}

/** Returns the element of a chart that listens to the mouse. */
export const surfaceOf = (container: HTMLElement): HTMLElement =>
  container.querySelector<HTMLElement>('.echChartPointerContainer')!;

/** Moves the pointer over a chart. */
export async function move(container: HTMLElement, x: number, y: number): Promise<void> {
  await mouse(surfaceOf(container), 'mousemove', x, y);
}

/** Moves the pointer over a chart and returns the tooltip that opens. */
export async function tooltipAt(
  container: HTMLElement,
  x: number,
  y: number,
): Promise<Element | null> {
  // Tooltips are outside of their chart.
  for (const tooltip of document.querySelectorAll('.echTooltip')) tooltip.remove();
  await move(container, x, y);
  return document.querySelector('.echTooltip');
}

/** Moves the pointer over a chart and returns the labels of the tooltip that opens. */
export async function tooltipLabelsAt(
  container: HTMLElement,
  x: number,
  y: number,
): Promise<(string | null)[]> {
  const tooltip = await tooltipAt(container, x, y);
  const labels = tooltip?.querySelectorAll('.echTooltip__label') ?? [];
  return [...labels].map(({ textContent }) => textContent);
}

/** Presses the mouse at a position of a chart and releases it there. */
export async function click(
  container: HTMLElement,
  x: number,
  y: number,
  init?: MouseEventInit,
): Promise<void> {
  await drag(container, [x, y], [x, y], init);
}

/** Presses the mouse at a position of a chart and releases it at another one. */
export async function drag(
  container: HTMLElement,
  from: [number, number],
  to: [number, number],
  init?: MouseEventInit,
): Promise<void> {
  const surface = surfaceOf(container);
  await mouse(surface, 'mousemove', ...from);
  await mouse(surface, 'mousedown', ...from, init);
  await mouse(surface, 'mousemove', ...to, init);
  await mouse(surface, 'mouseup', ...to, init);
}
