import type { Page } from '@playwright/test';

/**
 * Imitates a browser that translates the pages that are opened from now on: it replaces each text by elements with the
 * translation, here the same words, and those that appear later as well. Changes of a text that is no longer in the
 * page, which readers would not see, are errors in the console.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(imitateTranslation);
}

/** Runs in the page. */
function imitateTranslation(): void {
  const replaced = new WeakSet<Node>();

  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('font, script, style, textarea, [translate=no]') !== null)
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
      replaced.add(text);
    }
  }

  /** Starts when the page is hydrated, as browsers do: after hydration, React no longer expects the texts of the server. */
  const start = () => {
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of target instanceof Text ? [target] : addedNodes) translate(node);
    }).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  new MutationObserver((_records, observer) => {
    if (document.documentElement.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    start();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-has-hydrated'] });

  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    get,
    set(this: Node, value: string) {
      if (replaced.has(this) && this.nodeValue !== value)
        console.error(`“${this.nodeValue}” is replaced, and cannot be changed to “${value}”.`);
      set!.call(this, value);
    },
  });
}
