/** Texts that cover each other; runs in the browser. Charts are pictures of their own. */
export function overlappingTexts(): string[] {
  const texts: { text: string; parent: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement!;
    if (!text || parent.closest('[data-chart-frame], .navbar-sidebar, pre, script, style'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects())
      if (box.width > 2 && box.height > 2 && box.bottom > 0) texts.push({ text, parent, box });
  }
  for (const input of document.querySelectorAll('.navbar input'))
    texts.push({ text: 'search box', parent: input, box: input.getBoundingClientRect() });
  const slack = 2; // pixels; lines of one paragraph touch
  const cover = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      0.4 * Math.min(one.height, other.height);
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.parent !== other.parent && cover(one.box, other.box))
      .map((other) => `“${one.text}” and “${other.text}”`),
  );
}

/** Texts of the page that end outside of the screen or of an element that hides them; runs in the browser. */
export function clippedTexts(): string[] {
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const found: string[] = [];
  for (const element of document.querySelectorAll('.navbar *, main *, footer *')) {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    );
    if (!own || element.closest('[data-chart-frame], .navbar-sidebar')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, width } = element.getBoundingClientRect();
    if (width < 2) continue; // for screen readers
    let inScroller = false;
    let hiddenBy = '';
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (scrolls(box)) inScroller = true;
      const { overflowX, display } = getComputedStyle(box);
      if (inScroller || overflowX === 'visible' || display === 'inline') continue;
      const around = box.getBoundingClientRect();
      if (right > around.right + 1 || left < around.left - 1) hiddenBy = box.className;
    }
    if (inScroller) continue;
    if (hiddenBy || left < -1 || right > innerWidth + 1)
      found.push(`“${element.textContent?.trim()}” ${hiddenBy}`);
  }
  return found;
}
