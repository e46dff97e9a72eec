/** Whether a chart has rendered, or reports that it has no data. */
const isDrawn = (chart: Element): boolean =>
  chart.querySelector(
    '[data-ech-render-count]:not([data-ech-render-count="0"]), .echReactiveChart_noResults',
  ) !== null;

/** Milliseconds without a change after which content without charts is complete: some measure their size first. */
const pause = 50;

/**
 * Calls a function when all charts in an element have rendered. Some never report it, as those without a height, and
 * browsers do not render what is outside of the viewport: then, the function is called after the limit, with `false`.
 *
 * @param limit - milliseconds
 * @returns a function that ends the waiting.
 */
export function whenDrawn(
  container: Element,
  limit: number,
  call: (isComplete: boolean) => void,
): () => void {
  let pauseTimer: number | undefined;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(pauseTimer);
  };
  const finish = (isComplete: boolean) => {
    end();
    call(isComplete);
  };
  const check = () => {
    clearTimeout(pauseTimer);
    const charts = [...container.querySelectorAll('.echChart')];
    if (charts.length === 0) pauseTimer = window.setTimeout(() => finish(true), pause);
    else if (charts.every(isDrawn)) finish(true);
  };
  const observer = new MutationObserver(check);
  const timer = window.setTimeout(() => finish(false), limit);
  observer.observe(container, { subtree: true, childList: true, attributes: true });
  check();
  return end;
}
