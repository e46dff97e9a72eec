import fs from 'node:fs';
import path from 'node:path';

/**
 * Gives each page `x/index.html` a second name `x.html`, so that hosts of plain files, such as GitHub Pages,
 * know its address with that ending too. A hard link: the page is on the disk once.
 */
export function htmlTwins(dir: string): void {
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const folder = entry.parentPath;
    if (entry.name !== 'index.html' || folder === dir) continue;
    fs.rmSync(`${folder}.html`, { force: true });
    fs.linkSync(path.join(folder, entry.name), `${folder}.html`);
  }
}
