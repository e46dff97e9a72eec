import fs from 'node:fs';
import path from 'node:path';

/**
 * Creates an alias `x.html` for each page `x/index.html`, so that static hosts such as GitHub Pages serve URLs
 * with that extension, too. Uses hard links, which take no additional disk space.
 */
export function linkHtmlAliases(dir: string): void {
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const folder = entry.parentPath;
    if (entry.name !== 'index.html' || folder === dir) continue;
    fs.rmSync(`${folder}.html`, { force: true });
    fs.linkSync(path.join(folder, entry.name), `${folder}.html`);
  }
}
