/** Returns overlapping texts outside of charts. Runs in the browser. */
export function overlappingTexts(): string[] {
  const texts: { text: string; parent: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement!;
    if (
      !text ||
      parent.closest('[data-chart-frame], .echChart, .navbar-sidebar, pre, script, style')
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(walker.currentNode);
    // Only the part of a text inside of all elements that clip it is visible: the sidebar is scrolled to the current
    // item, rows of links are scrolled, and heads of tables are for screen readers only.
    const area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box);
      if (overflowX === 'visible' || /inline$|contents/.test(display)) continue;
      const bounds = box.getBoundingClientRect();
      area.left = Math.max(area.left, bounds.left);
      area.top = Math.max(area.top, bounds.top);
      area.right = Math.min(area.right, bounds.right);
      area.bottom = Math.min(area.bottom, bounds.bottom);
    }
    for (const rect of range.getClientRects()) {
      const left = Math.max(rect.left, area.left);
      const top = Math.max(rect.top, area.top);
      const width = Math.min(rect.right, area.right) - left;
      const height = Math.min(rect.bottom, area.bottom) - top;
      const box = new DOMRect(left, top, Math.max(width, 0), Math.max(height, 0));
      if (box.width > 2 && box.height > 2 && box.bottom > 0) texts.push({ text, parent, box });
    }
  }
  for (const input of document.querySelectorAll('.navbar input'))
    texts.push({ text: 'search box', parent: input, box: input.getBoundingClientRect() });
  const tolerance = 2; // pixels; lines of a paragraph touch
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      0.4 * Math.min(one.height, other.height);
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.parent !== other.parent && overlap(one.box, other.box))
      .map((other) => `“${one.text}” and “${other.text}”`),
  );
}

/** Returns texts that are clipped by the viewport or by an ancestor. Runs in the browser. */
export function clippedTexts(): string[] {
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const found: string[] = [];
  for (const element of document.querySelectorAll('.navbar *, main *, footer *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim(),
    );
    if (!hasText || element.closest('[data-chart-frame], .echChart, .navbar-sidebar')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, right, width } = element.getBoundingClientRect();
    if (width < 2) continue; // visually hidden
    let inScroller = false;
    let hiddenBy = '';
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (scrolls(box)) inScroller = true;
      const { overflowX, display } = getComputedStyle(box);
      if (inScroller || overflowX === 'visible' || display === 'inline') continue;
      const bounds = box.getBoundingClientRect();
      if (right > bounds.right + 1 || left < bounds.left - 1) hiddenBy = box.className;
    }
    if (inScroller) continue;
    if (hiddenBy || left < -1 || right > innerWidth + 1)
      found.push(`“${element.textContent?.trim()}” ${hiddenBy}`);
  }
  return found;
}
