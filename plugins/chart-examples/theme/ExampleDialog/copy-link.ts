import { copyText } from '../../../../shared/browser/copy-text';

/** Copies a URL of the site. The tool is a live region, so that screen readers announce the result. */
export async function copyLink(tool: HTMLElement, path: string): Promise<void> {
  const label = tool.firstElementChild!;
  const address = new URL(path, location.href).href;
  label.textContent = (await copyText(address)) ? 'Link copied' : address;
  const reset = () => (label.textContent = 'Copy link');
  tool.addEventListener('blur', reset, { once: true });
}
