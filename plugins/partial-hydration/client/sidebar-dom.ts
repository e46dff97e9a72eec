import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * Reads the items of the server-rendered sidebar. The items of a collapsed category are not in the HTML: a
 * placeholder represents them, with the `href` that the server rendered for a category without a page. Of the
 * `customProps`, only `icon` is in the HTML: the fragment of the `<use>` of an icon in front of the label.
 */
export function sidebarOfDocument(): PropSidebar {
  const list = document.querySelector('.theme-doc-sidebar-menu');
  return list ? itemsOf(list) : [];
}

const itemsOf = (list: Element) => [...list.children].map(itemOf);

function itemOf(element: Element): PropSidebarItem {
  const link = element.querySelector<HTMLAnchorElement>('a.menu__link');
  if (!link) return { type: 'html', value: element.innerHTML, defaultStyle: false };
  const label = link.textContent ?? '';
  const href = link.getAttribute('href') ?? '';
  const icon = link.querySelector('use')?.getAttribute('href')?.split('#')[1];
  const customProps = icon ? { icon } : undefined;
  if (!element.classList.contains('theme-doc-sidebar-item-category'))
    return { type: 'link', label, href, customProps };
  const children = element.querySelector(':scope > ul');
  const hasPage = link.getAttribute('role') !== 'button';
  return {
    type: 'category',
    label,
    customProps,
    collapsible: link.classList.contains('menu__link--sublist'),
    collapsed: element.classList.contains('menu__list-item--collapsed'),
    href: hasPage ? href : undefined,
    items: children ? itemsOf(children) : [{ type: 'link', label: '', href }],
  };
}

const intentEvents = ['pointerover', 'focusin', 'touchstart'];

/** The sidebar, and the button that opens the mobile sidebar. */
const sidebarElements = '.theme-doc-sidebar-container, .navbar__toggle';

/** Buttons that expand a category whose items are not loaded yet. */
const expandButtons =
  '.menu__list-item--collapsed > .menu__list-item-collapsible > :is(button, [role=button])';

/**
 * Calls a function on interaction with the sidebar. Clicks that expand a category wait for its promise.
 *
 * @returns a function that removes the listeners.
 */
export function onSidebarIntent(load: () => Promise<void>): () => void {
  const loadOrWarn = () => load().catch((error: unknown) => console.warn(error));
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest(sidebarElements)) void loadOrWarn();
  };
  const onClick = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>(expandButtons);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    // The items are rendered in a separate task; this listener is removed by then.
    void load().then(
      () => setTimeout(() => button.click()),
      (error: unknown) => console.warn(error),
    );
  };
  const options = { capture: true, passive: true };
  for (const type of intentEvents) document.addEventListener(type, onIntent, options);
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    for (const type of intentEvents) document.removeEventListener(type, onIntent, options);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
