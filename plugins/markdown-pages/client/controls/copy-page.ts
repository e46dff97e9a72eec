import { findSection } from '../../../../mcp-server/documentation/page-sections';

/**
 * Copies the Markdown of the page, or of one section, and announces the result.
 *
 * @param controls - the controls of the page, with a live region and the link to its Markdown
 * @param section - title of a section
 */
export async function copyPage(controls: HTMLElement, section?: string): Promise<void> {
  announce(controls, 'Copying…');
  try {
    // Safari grants access to the clipboard only if `write` is called before anything is awaited.
    const text = readMarkdown(controls.querySelector('a')!.href, section);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    announce(controls, 'Copied');
  } catch {
    announce(controls, 'Copy failed');
  }
  controls.addEventListener('focusout', () => announce(controls, ''), { once: true });
}

async function readMarkdown(url: string, section: string | undefined): Promise<Blob> {
  let text = await fetchText(url);
  if (section !== undefined) {
    // The first file of a long page names the others.
    const others = new Set(text.match(/https?:\S+\.part-\d+\.md/g));
    const parts = await Promise.all([...others].map((other) => fetchText(new URL(other).pathname)));
    const found = findSection([text, ...parts].join('\n'), section, '');
    if (found === undefined) throw new Error(`The Markdown has no section "${section}".`);
    text = `${found}\n`;
  }
  return new Blob([text], { type: 'text/plain' });
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** Shows the state in the live region, so that screen readers announce it. */
function announce(controls: HTMLElement, state: string): void {
  controls.querySelector('[aria-live]')!.textContent = state;
}
