import path from 'node:path';
import { optimize } from 'svgo';
import { readJson } from '../../../shared/read-json';
import { packageFiles } from '../../../shared/package-files';

interface IconSet {
  /** The content of the SVG element of each icon, by name. */
  icons: Record<string, { body: string } | undefined>;
}

/** Attributes of the outlines, which are set where the icon is shown. */
const outline = ['fill', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-width'];

/**
 * Returns an SVG file with a `<symbol>` for each icon.
 *
 * @param symbols - names of icons of Lucide, by the `id` of their symbol.
 * @throws if there is no icon of a name.
 */
export function iconSprite(siteDir: string, symbols: Record<string, string>): string {
  const { icons } = readJson<IconSet>(path.join(siteDir, packageFiles.icons));
  const shapes = Object.entries(symbols).map(([id, name]) => {
    const icon = icons[name];
    if (!icon)
      throw new Error(`Lucide has no icon "${name}": correct it in config/family-icons.ts.`);
    return `<symbol id="${id}" viewBox="0 0 24 24">${withoutOutline(icon.body)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>`;
}

function withoutOutline(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    floatPrecision: 1,
    plugins: [
      {
        name: 'removeAttributesBySelector',
        params: { selector: '[stroke]', attributes: outline },
      },
      'preset-default',
    ],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
