import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { optimize } from 'svgo';

/** Where the package of icons has its files, from the root of the site. */
const iconFolder = 'node_modules/lucide-static/icons';

/**
 * Returns an SVG file with a `<symbol>` for each icon.
 *
 * @param icons - names of icons of `lucide-static`, by the `id` of their symbol.
 * @throws if the package has no icon of a name.
 */
export const iconSprite = (siteDir: string, icons: Record<string, string>): string => {
  const symbols = Object.entries(icons).map(
    ([id, name]) =>
      `<symbol id="${id}" viewBox="0 0 24 24">${shapesOf(readIcon(siteDir, name))}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
};

function readIcon(siteDir: string, name: string): string {
  const file = path.join(siteDir, iconFolder, `${name}.svg`);
  if (!fs.existsSync(file))
    throw new Error(`lucide-static has no icon "${name}": correct it in config/family-icons.ts.`);
  return fs.readFileSync(file, 'utf8');
}

/** Returns what is inside of the root element; the stroke is set where the icon is shown. */
const shapesOf = (svg: string) =>
  load(optimize(svg, { floatPrecision: 1 }).data, { xml: true })('svg').html() ?? '';
