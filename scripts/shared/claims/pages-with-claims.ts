import fs from 'node:fs';
import { generatedFiles, readGenerated } from '../../../shared/generated-files';
import { sentencesOf, sentencesOfMembers } from './sentences-of';

/** Kinds of text about the library. */
export type TextKind = 'pages' | 'notes' | 'captions';

/** A text about the library. */
export interface PageWithClaims {
  /** Route of a page or of an example (`docs/axes`, `examples/axis/time`), or path of a note without extension. */
  page: string;
  kind: TextKind;
  sentences: string[];
  /** Of a note, the sentences on each member, by its name. */
  membersOfNote?: Map<string, string[]>;
}

/** Reads all hand-written pages, notes of the reference, and captions of examples. */
export function pagesWithClaims(siteDir: string): PageWithClaims[] {
  const examples = readGenerated(generatedFiles.exampleManifest, siteDir);
  const pages = filesIn('content', '.mdx');
  const text = (kind: TextKind, page: string, markdown: string): PageWithClaims => ({
    page,
    kind,
    sentences: sentencesOf(markdown),
  });
  return [
    ...pages.map((file) =>
      text('pages', file.slice('content/'.length, -'.mdx'.length), fs.readFileSync(file, 'utf8')),
    ),
    ...filesIn('reference/notes', '.md').map((file) => {
      const note = fs.readFileSync(file, 'utf8');
      return {
        ...text('notes', file.slice(0, -'.md'.length), note),
        membersOfNote: sentencesOfMembers(note),
      };
    }),
    ...examples.map(({ id, summary }) => text('captions', `examples/${id}`, summary)),
  ];
}

const filesIn = (folder: string, extension: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => `${folder}/${file}`)
    .sort();
