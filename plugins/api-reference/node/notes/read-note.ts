import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** One section of a note: what it says of a member, a value or a parameter. */
export interface NoteSection {
  /** Line of its heading, from 1. */
  line: number;
  text: RootContent[];
  /** What the paragraph that begins with `Default:` says, without that word. */
  defaultInWords?: RootContent[];
}

/** What we say of a symbol and of its members. */
export interface Note {
  /** Path below the site's folder, for messages. */
  file: string;
  text: RootContent[];
  sections: Map<string, NoteSection>;
  /** Calls to run, from a block marked `ts run`. */
  calls: string[];
}

/**
 * Reads a note: Markdown whose text before the first heading is about the symbol, and whose headings of
 * level 2 name its members.
 *
 * @throws Error that names the file and the line, when the text has another shape.
 */
export function readNote(file: string, markdown: string): Note {
  const note: Note = { file, text: [], sections: new Map(), calls: [] };
  const stop = (line: number | undefined, mend: string): never => {
    throw new Error(`${file}:${line ?? 1}: ${mend}`);
  };
  const tree = fromMarkdown(markdown);
  visit(tree, 'html', ({ position }) =>
    stop(
      position?.start.line,
      'write Markdown, and names of elements as code: pages leave HTML out.',
    ),
  );
  let section: NoteSection | undefined;
  for (const node of tree.children) {
    const line = node.position?.start.line;
    if (node.type === 'heading') {
      const name = toString(node);
      if (node.depth !== 2)
        stop(line, `write "## ${name}": headings name members and have level 2.`);
      if (note.sections.has(name)) stop(line, `"${name}" is described twice: keep one section.`);
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
    stop(1, 'begin with a sentence that says what the symbol is.');
  for (const [name, { text, defaultInWords, line }] of note.sections)
    if (text.length === 0 && !defaultInWords) stop(line, `say something about "${name}".`);
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
