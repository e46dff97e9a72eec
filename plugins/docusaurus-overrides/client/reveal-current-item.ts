/** Scrolls the sidebar, but not the page, so that the item of the current page is visible. */
export function onRouteDidUpdate(): void {
  // Measuring in the frame, after all changes to the page, avoids a layout of its own.
  requestAnimationFrame(revealCurrentItem);
}

function revealCurrentItem(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const item = [...(menu?.querySelectorAll('.menu__link--active') ?? [])].at(-1);
  if (!menu || !item) return;
  const { top, bottom } = item.getBoundingClientRect();
  const area = menu.getBoundingClientRect();
  const isVisible = top >= area.top && bottom <= Math.min(area.bottom, window.innerHeight);
  if (!isVisible) menu.scrollTop += top - area.top - area.height / 3;
}
