/** More elements than a screen shows, and few enough for a slow device to lay out within a frame. */
const elementsPerStep = 250;

/**
 * Shows the blocks of a page in steps, one per frame, so that the first screen does not wait for the layout of a
 * long page. The blocks of the first step are visible at once.
 *
 * @returns Function that shows all blocks.
 */
export function showInSteps(content: HTMLElement): () => void {
  const [, ...later] = stepsOf([...content.children] as HTMLElement[]);
  if (later.length === 0) return () => undefined;
  for (const block of later.flat()) block.style.display = 'none';
  content.style.minHeight = '100vh'; // keeps what follows the content below the screen
  // The first callback runs before the first frame is painted.
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(showNext)));
  function showNext(): void {
    later.shift()!.forEach(show);
    if (later.length > 0) frame = requestAnimationFrame(showNext);
    else resetStyle(content, 'min-height');
  }
  return () => {
    cancelAnimationFrame(frame);
    later.flat().forEach(show);
    resetStyle(content, 'min-height');
  };
}

/** Groups consecutive blocks, each group with at least the number of elements of a step, except for the last one. */
function stepsOf(blocks: HTMLElement[]): HTMLElement[][] {
  const steps: HTMLElement[][] = [];
  let remaining = 0;
  for (const block of blocks) {
    if (remaining <= 0) {
      steps.push([]);
      remaining = elementsPerStep;
    }
    steps.at(-1)!.push(block);
    remaining -= block.getElementsByTagName('*').length + 1;
  }
  return steps;
}

const show = (block: HTMLElement) => resetStyle(block, 'display');

/** Removes a property and, if it was the only one, the attribute: the page then equals its HTML. */
function resetStyle(element: HTMLElement, property: string): void {
  element.style.removeProperty(property);
  if (element.style.length === 0) element.removeAttribute('style');
}
