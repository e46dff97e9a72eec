const timeout = 10_000; // milliseconds

/**
 * Waits until every chart in an element has rendered or reports that it has no data, and for two more frames.
 *
 * @throws Error if rendering times out.
 */
export async function waitForCharts(root: HTMLElement): Promise<void> {
  const start = Date.now();
  do {
    if (Date.now() - start > timeout) throw new Error(`it does not render within ${timeout} ms`);
    await frame();
  } while (isEmpty(root) || [...root.querySelectorAll('.echChart')].some(isBlank));
  await frame();
  await frame();
}

/** An example that measures its root element first is empty until then. */
const isEmpty = (root: HTMLElement) => !root.textContent && !root.querySelector(':scope > * > *');

const isBlank = (chart: Element) =>
  !chart.querySelector(
    '.echChartStatus:not([data-ech-render-count="0"]), .echReactiveChart_noResults',
  );

const frame = () => new Promise(requestAnimationFrame);
