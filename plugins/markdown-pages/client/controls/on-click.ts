import { openMenu } from '../../../../shared/browser/menu';
import { copyPage } from './copy-page';
import { menuItems } from './menu-items';

/** Handles a click on a control of a page. */
export function onClick(button: HTMLElement): void {
  if (button.hasAttribute('aria-haspopup')) openMenu(button, menuItems(button.parentElement!));
  else void copyPage(button.parentElement!);
}
