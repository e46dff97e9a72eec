import siteConfig from '@generated/docusaurus.config';
import { openMenu, type MenuItem } from '../../../../shared/browser/menu';
import { copyPage } from './copy-page';

/** Handles a click on a control of a page. */
export function onClick(button: HTMLElement): void {
  const controls = button.parentElement;
  if (!controls) return;
  if (button.hasAttribute('aria-haspopup')) openMenu(button, menuItems(controls));
  else void copyPage(controls);
}

/** Returns what the menu of a page offers. */
function menuItems(controls: HTMLElement): MenuItem[] {
  const { href } = controls.querySelector('a')!;
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const prompt = encodeURIComponent(
    `Read ${href} ("${title}", from the documentation of Elastic Charts, npm @elastic/charts). Then help me to use it in my code.`,
  );
  const sections = [...document.querySelectorAll('main h2[id]')].map(
    // The link to the heading contains a zero-width space.
    (heading) => (heading.textContent ?? '').replaceAll('\u200b', '').trim(),
  );
  return [
    { label: 'Copy page as Markdown', onSelect: () => void copyPage(controls) },
    { label: 'View as Markdown', href },
    { label: 'Open in ChatGPT', href: `https://chatgpt.com/?q=${prompt}` },
    { label: 'Open in Claude', href: `https://claude.ai/new?q=${prompt}` },
    { label: 'Open in Cursor', href: `https://cursor.com/link/prompt?text=${prompt}` },
    { label: 'Install the MCP server', href: `${siteConfig.baseUrl}docs/mcp` },
    ...sections
      .filter((section) => section !== '')
      .map((section) => ({
        label: `Copy “${section}”`,
        onSelect: () => void copyPage(controls, section),
      })),
  ];
}
