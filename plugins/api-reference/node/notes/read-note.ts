import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Section of a note about a member, a value or a parameter. */
export interface NoteSection {
  /** Line of the heading, 1-based. */
  line: number;
  text: RootContent[];
  /** Content of the paragraph that starts with `Default:`, without the label. */
  defaultInWords?: RootContent[];
}

/** Our documentation of a symbol and of its members. */
export interface Note {
  /** Path relative to the site directory, for error messages. */
  file: string;
  text: RootContent[];
  sections: Map<string, NoteSection>;
  /** Calls to run, from code blocks marked `ts run`. */
  calls: string[];
}

/**
 * Parses a note: Markdown in which the text before the first heading describes the symbol, and headings of level 2
 * name its members.
 *
 * @throws Error with file, line and a hint, if the note has a different structure.
 */
export function readNote(file: string, markdown: string): Note {
  const note: Note = { file, text: [], sections: new Map(), calls: [] };
  const fail = (line: number | undefined, hint: string): never => {
    throw new Error(`${file}:${line ?? 1}: ${hint}`);
  };
  const tree = fromMarkdown(markdown);
  visit(tree, 'html', ({ position }) =>
    fail(
      position?.start.line,
      'write Markdown, and element names as inline code: HTML is not rendered.',
    ),
  );
  let section: NoteSection | undefined;
  for (const node of tree.children) {
    const line = node.position?.start.line;
    if (node.type === 'heading') {
      const name = toString(node);
      if (node.depth !== 2)
        fail(line, `write "## ${name}": headings name members and have level 2.`);
      if (note.sections.has(name)) fail(line, `"${name}" is described twice: keep one section.`);
      section = { line: line ?? 1, text: [] };
      note.sections.set(name, section);
    } else if (node.type === 'code' && node.meta === 'run') {
      note.calls.push(...node.value.split('\n').filter((call) => call.trim()));
    } else if (section && isDefault(node)) {
      section.defaultInWords = withoutLabel(node);
    } else {
      (section ?? note).text.push(node);
    }
  }
  if (note.text[0]?.type !== 'paragraph')
    fail(1, 'begin with a sentence that describes the symbol.');
  for (const [name, { text, defaultInWords, line }] of note.sections)
    if (text.length === 0 && !defaultInWords)
      fail(line, `describe "${name}" or delete the section.`);
  return note;
}

const label = /^Default:\s*/;

const isDefault = (node: RootContent) => node.type === 'paragraph' && label.test(toString(node));

function withoutLabel(paragraph: RootContent): RootContent[] {
  if (paragraph.type !== 'paragraph') return [];
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text') return [paragraph];
  return [
    { ...paragraph, children: [{ ...first, value: first.value.replace(label, '') }, ...rest] },
  ];
}
