/**
 * Keeps the page behind a dialog from scrolling. A scrollbar that has a width leaves its space, so that nothing moves.
 *
 * @returns a function that lets the page scroll again.
 */
export function lockScrolling(): () => void {
  const { clientWidth, style } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}
