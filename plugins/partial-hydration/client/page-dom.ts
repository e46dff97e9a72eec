import type { PageContent } from '../shared/chunks';

/** Tags that belong to a page. Tags from the HTML template do not have the attribute. */
const pageTags = '[data-rh]:not(title)';

/**
 * Reads the server-rendered content of the page. Must be called before anything modifies the document. The URL can set
 * attributes of `html`, so that only elements of the application are searched.
 */
export function contentOfDocument(): PageContent {
  const page = document.querySelector<HTMLElement>('#__docusaurus [data-page]')!;
  const { className, lang, dir } = document.documentElement;
  return {
    mark: page.dataset.page!,
    html: page.innerHTML,
    head: [...document.head.querySelectorAll('[data-rh]')].map((tag) => tag.outerHTML).join(''),
    root: { class: className, lang, dir },
  };
}

/** Applies the head of a page to the document. Unchanged tags are kept, so that the icon is not fetched again. */
export function adoptHead({ head, root }: Pick<PageContent, 'head' | 'root'>): void {
  const template = document.createElement('template');
  template.innerHTML = head;
  document.title = template.content.querySelector('title')?.textContent ?? '';
  const next = [...template.content.querySelectorAll(pageTags)];
  for (const old of document.head.querySelectorAll(pageTags)) {
    const unchanged = next.findIndex((tag) => tag.isEqualNode(old));
    if (unchanged < 0) old.remove();
    else next.splice(unchanged, 1);
  }
  document.head.append(...next);
  // Browsers recalculate the styles of all elements when `dir` is set, even to the same value.
  for (const [name, value] of Object.entries(root))
    if (document.documentElement.getAttribute(name) !== value)
      document.documentElement.setAttribute(name, value);
}

/** Announces the title of a page to screen readers, which do not notice client-side navigation. */
export function announceTitle(): void {
  const status = document.getElementById(statusId) ?? addStatus();
  // Screen readers announce changes of an element that they know already.
  setTimeout(() => (status.textContent = document.title), 100);
}

const statusId = 'navigation-status';

function addStatus(): HTMLElement {
  const status = document.createElement('div');
  status.id = statusId;
  status.ariaLive = 'polite';
  status.style.cssText = 'position:fixed;inset:0 auto auto 0;clip-path:inset(50%)';
  document.body.append(status);
  return status;
}

/** More elements than a screen shows, and few enough for a slow device to lay out within a frame. */
const elementsPerStep = 250;

/**
 * Shows the blocks of a page in steps, the first at once and one after each frame, so that the first screen does not
 * wait for the layout of a long page.
 */
export function showInSteps(content: HTMLElement): void {
  const blocks = [...content.querySelectorAll<HTMLElement>(':scope > *')];
  for (const block of blocks) block.style.display = 'none';
  content.style.minHeight = '100vh'; // keeps what follows the content below the screen
  (function showNext() {
    for (let count = 0; count < elementsPerStep;) {
      const block = blocks.shift();
      if (!block) break;
      block.style.display = '';
      count += block.getElementsByTagName('*').length;
    }
    if (blocks[0])
      requestAnimationFrame(() => setTimeout(showNext)); // after the frame
    else content.style.minHeight = '';
  })();
}
