import type { ServerPage } from '../../shared/server-data';
import type { Documentation } from '../documentation/documentation';
import { findPage, nearestPages } from '../documentation/find-page';
import { findSection, nearestSections, sectionsOf } from '../documentation/page-sections';
import { joinWithin, maxTokens } from '../text/answer';
import { estimateTokens } from '../text/estimate-tokens';
import { splitIntoParts } from '../text/split-blocks';
import { defineTool } from './define-tool';
import { quoted } from './read-arguments';
import { ToolError } from './tool';

export const readPage = defineTool({
  name: 'read_page',
  description: 'Read a documentation page as Markdown: whole, its outline, or one section.',
  parameters: {
    page: { type: 'string', description: 'Path from search, such as docs/axes#ticks' },
    section: { type: 'string', description: 'Heading, anchor or prop' },
    outline: { type: 'boolean', description: 'Headings only' },
    part: { type: 'integer', description: 'Part of a long text, from 1' },
  },
  required: ['page'],
  run: async (documentation, args) => {
    const { page, anchor } = await pageOf(documentation, args.page);
    const markdown = await documentation.pageText(page);
    if (args.outline) return outline(page, markdown);
    const section = args.section ?? anchor;
    const text = section === undefined ? markdown : sectionOf(page, markdown, section);
    return partOf({ page, markdown, text, section, part: args.part ?? 1 });
  },
});

async function pageOf(documentation: Documentation, text: string) {
  const index = await documentation.index();
  const found = findPage(index, text);
  if (found) return found;
  const nearest = nearestPages(index, text);
  throw new ToolError(
    nearest.length > 0
      ? `There is no page ${quoted(text)}. Nearest pages: ${nearest.join(', ')}.`
      : `There is no page ${quoted(text)}. Call search with a question to find its path.`,
  );
}

function sectionOf({ path }: ServerPage, markdown: string, section: string): string {
  const text = findSection(markdown, section, path);
  if (text !== undefined) return text;
  const nearest = nearestSections(markdown, section);
  const titles = nearest.length > 0 ? nearest : sectionsOf(markdown).map(({ title }) => title);
  const list = titles.slice(0, 12).map((title) => `"${title}"`);
  throw new ToolError(
    `${path} has no section ${quoted(section)}. ${nearest.length > 0 ? 'Nearest sections' : 'Its first sections'}: ${list.join(', ') || 'none'}. Call read_page with outline to see all.`,
  );
}

const outline = ({ path, title }: ServerPage, markdown: string): string =>
  joinWithin(
    [
      `# ${title} (page ${path}, about ${estimateTokens(markdown)} tokens)`,
      ...sectionsOf(markdown).map(
        (section) =>
          `${'  '.repeat(section.level - 2)}- ${section.title} (${estimateTokens(section.text)} tokens)`,
      ),
    ],
    ({ count }) => `${count} headings are left out: read the page in parts.`,
  );

/** Tokens for the note on what is left out. */
const roomForNote = 300;

function partOf({
  page,
  markdown,
  text,
  section,
  part,
}: {
  page: ServerPage;
  markdown: string;
  text: string;
  section: string | undefined;
  part: number;
}): string {
  const parts = splitIntoParts(text, maxTokens - roomForNote);
  const content = parts[part - 1];
  if (content === undefined)
    throw new ToolError(
      `There is no part ${part}: this text has ${parts.length === 1 ? 'one part' : `parts 1 to ${parts.length}`}.`,
    );
  const place = section === undefined ? '' : `Page ${page.path}, section ${quoted(section)}:\n\n`;
  if (parts.length === 1) {
    const others = sectionsOf(markdown).filter((one) => !text.includes(one.text));
    const titles = listTitles(others.map(({ title }) => title));
    return `${place}${content}${section !== undefined && titles ? `\n\n(Other sections: ${titles}.)` : ''}`;
  }
  const later = sectionsOf(parts.slice(part).join('\n\n')).filter(({ level }) => level <= 3);
  const call = `read_page {"page": "${page.path}"${section === undefined ? '' : `, "section": ${JSON.stringify(section)}`}, "part": ${part + 1}}`;
  const left = later.length > 0 ? ` Left out: ${listTitles(later.map(({ title }) => title))}.` : '';
  const next = part < parts.length ? ` Next: ${call}.` : '';
  const single =
    section === undefined && sectionsOf(markdown).length > 1 ? ' Or read one section.' : '';
  return `${place}${content}\n\n(Part ${part} of ${parts.length}.${left}${next}${next && single})`;
}

function listTitles(titles: string[]): string {
  const shown = titles.slice(0, 15).map((title) => `"${title.slice(0, 60)}"`);
  const rest = titles.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
