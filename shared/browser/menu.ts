import { addStyle } from './add-style';

/** An action or a link of a menu. */
export type MenuItem = { label: string } & ({ onSelect: () => void } | { href: string });

const styleId = 'menu-style';

const css = `
[role='menu'] {
  position: absolute;
  z-index: var(--ifm-z-index-overlay);
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-width: 12rem;
  max-width: calc(100vw - 2 * var(--space-4));
  max-height: min(26rem, 70vh);
  padding: var(--space-1);
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-background-raised);
  box-shadow: var(--shadow-2);
  font: var(--font-13);
}
[role='menuitem'] {
  flex: none;
  padding: var(--space-1) var(--space-3);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-text);
  font: inherit;
  line-height: var(--space-6);
  text-align: left;
  text-decoration: none;
  cursor: pointer;
}
[role='menuitem']:hover,
[role='menuitem']:focus {
  background: var(--color-selected-background);
  color: var(--color-selected-text);
}
`;

let closeOpenMenu: (() => void) | undefined;

/**
 * Opens a menu below its button, with the keys of the menu button pattern: arrows, Home and End move, a letter moves to
 * the next item that begins with it, Escape closes the menu and returns to the button, Tab closes it and goes on.
 *
 * @param button - has `aria-haspopup`; a second call for the button of the open menu closes it
 */
export function openMenu(button: HTMLElement, items: MenuItem[]): void {
  const isOpen = button.ariaExpanded === 'true';
  closeOpenMenu?.();
  if (isOpen) return;
  addStyle(styleId, css);
  const menu = document.createElement('div');
  menu.setAttribute('role', 'menu');
  menu.ariaLabel = button.ariaLabel ?? button.textContent;
  const elements = items.map(createItem);
  menu.append(...elements);
  button.after(menu);
  place(menu, button);
  button.ariaExpanded = 'true';

  const closed = new AbortController();
  const close = (): void => {
    closed.abort();
    menu.remove();
    button.ariaExpanded = 'false';
    closeOpenMenu = undefined;
  };
  closeOpenMenu = close;
  menu.addEventListener('click', ({ target }) => {
    const item = items[elements.findIndex((element) => element === target)];
    if (!item) return;
    button.focus();
    close();
    if ('onSelect' in item) item.onSelect();
  });
  menu.addEventListener('keydown', (event) => {
    const current = elements.findIndex((element) => element === document.activeElement);
    const next = nextIndex(event.key, current, items);
    if (next !== undefined) {
      event.preventDefault();
      elements[next]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      button.focus();
      close();
    }
  });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const isInside = target instanceof Node && (menu.contains(target) || button.contains(target));
      if (!isInside) close();
    },
    { signal: closed.signal },
  );
  elements[0]?.focus();
}

/** Returns the item to which a key moves the focus; undefined if the key does not move it. */
export function nextIndex(key: string, current: number, items: MenuItem[]): number | undefined {
  const { length } = items;
  const moves: Record<string, number> = {
    ArrowDown: (current + 1) % length,
    ArrowUp: (current + length - 1) % length,
    Home: 0,
    End: length - 1,
  };
  if (moves[key] !== undefined || key.length !== 1) return moves[key];
  const order = items.map((_, index) => (current + 1 + index) % length);
  return order.find((index) => items[index]?.label.toLowerCase().startsWith(key.toLowerCase()));
}

function createItem(item: MenuItem): HTMLElement {
  const element = document.createElement('href' in item ? 'a' : 'button');
  if (element instanceof HTMLAnchorElement && 'href' in item) {
    element.href = item.href;
    if (element.origin !== location.origin) {
      element.target = '_blank';
      element.rel = 'noopener noreferrer';
    }
  }
  element.setAttribute('role', 'menuitem');
  element.tabIndex = -1;
  element.textContent = item.label;
  return element;
}

/** Aligns the right edges of menu and button, within the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { right, bottom } = button.getBoundingClientRect();
  const { width } = menu.getBoundingClientRect();
  const origin = menu.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const edge = document.documentElement.clientWidth - width - 8;
  menu.style.left = `${Math.max(8, Math.min(right - width, edge)) - origin.left}px`;
  menu.style.top = `${bottom + 4 - origin.top}px`;
}
