import matter from 'gray-matter';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const comment = /^\{\/\*.*\*\/\}$/s;

/** Returns the sentences of a page or note as plain text: of paragraphs, list items and table cells. */
export function sentencesOf(markdown: string): string[] {
  const sentences: string[] = [];
  visit(fromMarkdown(matter(markdown).content), 'paragraph', (paragraph) => {
    const text = toString(paragraph, { includeHtml: false });
    if (comment.test(text)) return;
    // Without the GFM extension, a table is a paragraph.
    const parts = text.startsWith('|') ? text.split('|') : [text];
    sentences.push(...parts.flatMap(splitSentences));
  });
  return sentences;
}

/** Returns the sentences below each heading of a note, which is the name of a member. */
export const sentencesOfMembers = (note: string): Map<string, string[]> =>
  new Map(
    note
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [name = ''] = section.split('\n', 1);
        return [name.trim(), sentencesOf(section.slice(name.length))];
      }),
  );

/** Splits plain text at the ends of sentences, also before a lowercase name such as `onClick`. */
export const splitSentences = (text: string): string[] =>
  text
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]["”)]*) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\w/.test(sentence));
