/** More elements than a screen shows, and few enough for a slow device to lay out within a frame. */
const elementsPerStep = 250;

/**
 * Shows the blocks of a page in steps, the first at once and one after each frame, so that the first screen does not
 * wait for the layout of a long page.
 */
export function showInSteps(content: HTMLElement): void {
  const blocks = [...content.children] as HTMLElement[];
  for (const block of blocks) block.style.display = 'none';
  content.style.minHeight = '100vh'; // keeps what follows the content below the screen
  (function showNext() {
    for (let count = 0; blocks[0] && count < elementsPerStep;) {
      const block = blocks.shift()!;
      block.style.display = '';
      count += block.getElementsByTagName('*').length;
    }
    if (blocks[0])
      requestAnimationFrame(() => setTimeout(showNext)); // after the frame
    else content.style.minHeight = '';
  })();
}
