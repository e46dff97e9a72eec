import { openMenu } from '../../../../shared/browser/menu';
import { copyPage } from './copy-page';
import { menuItems } from './menu-items';

/** Handles a click on a control of a page. */
export function onClick(button: HTMLElement): void {
  const controls = button.parentElement;
  if (!controls) return;
  if (button.hasAttribute('aria-haspopup')) openMenu(button, menuItems(controls));
  else void copyPage(controls);
}
