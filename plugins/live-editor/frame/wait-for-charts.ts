/** Whether a chart has rendered, or reports that it has no data. */
const isDrawn = (chart: Element): boolean =>
  chart.querySelector(
    '[data-ech-render-count]:not([data-ech-render-count="0"]), .echReactiveChart_noResults',
  ) !== null;

const allDrawn = (container: Element): boolean =>
  container.childElementCount > 0 && [...container.querySelectorAll('.echChart')].every(isDrawn);

/**
 * Calls a function when all charts in an element have rendered. Some never report it, as those without a height, and
 * browsers do not render what is outside of the viewport: then, the function is called after the limit.
 *
 * @param limit - milliseconds
 * @returns a function that ends the waiting.
 */
export function whenDrawn(container: Element, limit: number, call: () => void): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const finish = () => {
    end();
    call();
  };
  const observer = new MutationObserver(() => {
    if (allDrawn(container)) finish();
  });
  const timer = window.setTimeout(finish, limit);
  observer.observe(container, { subtree: true, childList: true, attributes: true });
  if (allDrawn(container)) finish();
  return end;
}
