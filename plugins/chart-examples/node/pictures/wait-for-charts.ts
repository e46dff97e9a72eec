const timeout = 10_000; // milliseconds of the frames, which a busy machine does not shorten

/**
 * Waits until every chart in an element has rendered or reports that it has no data, and for two more frames.
 *
 * @throws Error if rendering times out.
 */
export async function waitForCharts(root: HTMLElement): Promise<void> {
  const start = await frame();
  let time = start;
  do {
    if (time - start > timeout) throw new Error(`it does not render within ${timeout} ms`);
    time = await frame();
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

const frame = () => new Promise<number>(requestAnimationFrame);
