import type { LicenseText } from './read-package';

/** What the notices say about a package or a font. */
export interface Notice {
  /** Name and version. */
  title: string;
  /** SPDX expression. */
  license: string;
  homepage?: string;
  /** Parts of the site that contain it. */
  parts: string[];
  /** Sentences on copyright and origin. */
  remarks: string[];
  /** License files, and copyright notices in the code. */
  texts: LicenseText[];
}

const width = 80;

/**
 * Returns the text file with all notices.
 *
 * @param notices - in any order.
 * @param licenses - texts of licenses that a package names but does not contain.
 */
export function formatNotices(
  intro: string,
  notices: Notice[],
  licenses: { id: string; name: string; text: string }[],
): string {
  const sorted = [...notices].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const list = sorted.map(({ title, license }) => `- ${title}: ${license}`);
  const sections = sorted.map(({ title, license, homepage, parts, remarks, texts }) => {
    const facts = [
      `License: ${license}`,
      `Part of: ${parts.join(', ')}`,
      ...(homepage ? [homepage] : []),
      ...remarks,
    ];
    return section(title, [facts.join('\n'), ...texts.map(({ text }) => text)]);
  });
  const appendix = licenses.map(({ id, name, text }) => section(`${name} (${id})`, [text]));
  return `${[intro, list.join('\n'), ...sections, ...appendix].join('\n\n')}\n`;
}

const section = (title: string, paragraphs: string[]) =>
  [`${'='.repeat(width)}\n${title}\n${'='.repeat(width)}`, ...paragraphs].join('\n\n');
