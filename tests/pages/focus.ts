import type { CDPSession, Page } from '@playwright/test';

/**
 * Moves the focus through a page with the Tab key, from its first to its last element.
 *
 * @returns messages about elements that Tab does not reach, that it reaches in another order than that of the
 *   document, or whose focus is not visible.
 */
export async function problemsOfTabKey(page: Page): Promise<string[]> {
  const count = await page.evaluate(recordFocus);
  const session = await page.context().newCDPSession(page);
  await pressTab(session, count);
  // Browsers also focus elements that scroll, which are not counted.
  for (let round = 0; round < 3 && (await page.evaluate(isUnfinished)); round += 1)
    await pressTab(session, 20);
  await session.detach();
  return page.evaluate(problemsOfOrder);
}

/**
 * Focuses one element of each tag and class of a page, as the keyboard does.
 *
 * @returns messages about elements whose focus is not visible.
 */
export async function invisibleFocus(page: Page): Promise<string[]> {
  await page.evaluate(recordFocus);
  // After the key, browsers show the focus also if a script moves it.
  const session = await page.context().newCDPSession(page);
  await pressTab(session, 1);
  await session.detach();
  return page.evaluate(() => {
    const { tabbable, problems } = window.focusRecord;
    const styled = new Map(
      tabbable.map((element) => [`${element.localName} ${element.className}`, element]),
    );
    for (const element of styled.values()) element.focus({ preventScroll: true });
    return problems;
  });
}

/** Holds the key down, and sends all events at once: the browser handles them one after the other. */
async function pressTab(session: CDPSession, times: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const send = (type: 'rawKeyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', { type, ...key });
  await Promise.all([...Array.from({ length: times }, () => send('rawKeyDown')), send('keyUp')]);
}

/** Records the elements that receive the focus from now on. Returns the number of those that Tab reaches. */
function recordFocus(): number {
  const style = new CSSStyleSheet();
  style.replaceSync('* { transition: none !important; scroll-behavior: auto !important }');
  document.adoptedStyleSheets.push(style);

  const isTabbable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    // Of radio buttons, only the chosen one.
    !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const tabbable = [...document.querySelectorAll<HTMLElement>(selector)].filter(isTabbable);
  const focused: Element[] = [];
  const problems: string[] = [];

  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const luminances = new Map<string, number>();
  /** Relative luminance of a color as defined by WCAG; undefined for a transparent one. */
  const luminance = (color: string) => {
    if (!luminances.has(color)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = [...context.getImageData(0, 0, 1, 1).data].map(
        (value) => value / 255,
      );
      const linear = (value = 0) =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      luminances.set(
        color,
        alpha ? 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) : NaN,
      );
    }
    return luminances.get(color)!;
  };
  const background = (element: Element | null): number => {
    if (!element) return 1;
    const value = luminance(getComputedStyle(element).backgroundColor);
    return Number.isNaN(value) ? background(element.parentElement) : value;
  };
  /** Whether an element has an outline with the contrast that WCAG 1.4.11 requires. */
  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(element);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 1 || opacity === '0') return false;
    if (outlineStyle === 'auto') return true; // the ring of the browser has two colors
    const [one, other] = [luminance(outlineColor), background(element.parentElement)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3;
  };
  /** Elements that may show the focus: the element, its labels, and what contains or follows it. */
  const signsOf = (element: HTMLElement) => [
    element,
    ...((element as HTMLInputElement).labels ?? []),
    ...(element.parentElement ? [element.parentElement] : []),
    ...(element.nextElementSibling ? [element.nextElementSibling] : []),
    // The library outlines the whole tile of a metric.
    ...(element.closest('.echMetric')?.querySelectorAll('.echMetric--outline') ?? []),
  ];
  const describe = (element: Element) =>
    `<${element.localName} class="${element.className}"> “${element.textContent?.trim().slice(0, 40)}”`;

  addEventListener(
    'focusin',
    (event) => {
      const element = event.target as HTMLElement;
      // Charts that are still pictures stay so: they start when they receive the focus.
      if (element.matches('[data-chart-frame] > button')) event.stopPropagation();
      focused.push(element);
      if (!signsOf(element).some(hasOutline))
        problems.push(`The focus of ${describe(element)} is not visible.`);
    },
    { capture: true },
  );

  // Tab starts where the focus was last: at the start of the page.
  const start = document.body.insertAdjacentElement('afterbegin', document.createElement('i'));
  (start as HTMLElement).tabIndex = -1;
  (start as HTMLElement).focus();
  start!.remove();
  focused.length = 0;
  problems.length = 0;
  window.focusRecord = { tabbable, focused, problems, describe };
  return tabbable.length;
}

/** Whether the last element has not been reached. */
const isUnfinished = (): boolean => {
  const { tabbable, focused } = window.focusRecord;
  return tabbable.length > 0 && !focused.includes(tabbable.at(-1)!);
};

function problemsOfOrder(): string[] {
  const { tabbable, focused, problems, describe } = window.focusRecord;
  const reached = new Set<Element>();
  for (const [index, element] of focused.entries()) {
    if (reached.has(element)) break; // the first element again
    reached.add(element);
    const previous = focused[index - 1];
    if (previous && !(previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      problems.push(`Tab moves the focus from ${describe(previous)} back to ${describe(element)}.`);
  }
  for (const element of tabbable)
    if (!reached.has(element) && element.isConnected && element.tabIndex >= 0)
      problems.push(`Tab does not reach ${describe(element)}.`);
  return problems;
}

declare global {
  interface Window {
    focusRecord: {
      /** Elements that Tab reaches, in the order of the document. */
      tabbable: HTMLElement[];
      /** Elements that received the focus, in order. */
      focused: Element[];
      /** Messages about elements whose focus is not visible. */
      problems: string[];
      describe: (element: Element) => string;
    };
  }
}
