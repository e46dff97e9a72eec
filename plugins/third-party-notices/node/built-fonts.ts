import fs from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';

/** A family of fonts of which the site has files. */
export interface FontFamily {
  name: string;
  /** Such as `Copyright 2016 The Inter Project Authors`. */
  copyright: string;
  /** What the fonts say about their license, if anything. */
  license: string;
}

/** Returns the families of the fonts in some folders, with what their files say about copyright and license. */
export function builtFonts(folders: string[]): FontFamily[] {
  const families = new Map<string, FontFamily>();
  for (const folder of folders)
    for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:woff2?|ttf|otf)$/.test(file)) continue;
      const font = create(fs.readFileSync(path.join(folder, file)));
      if (font.isCollection) throw new Error(`${file} is a collection of fonts: split it.`);
      families.set(font.familyName, {
        name: font.familyName,
        copyright: font.copyright,
        license: licenseNames(font),
      });
    }
  return [...families.values()];
}

/** The fields of a font that name its license, which fontkitten reads but does not declare. */
function licenseNames(font: Font): string {
  const { name } = font as Font & { name?: { records: Record<string, Record<string, string>> } };
  const records = name?.records ?? {};
  return [records.license, records.licenseURL]
    .flatMap((record) => Object.values(record ?? {}))
    .join('\n');
}
