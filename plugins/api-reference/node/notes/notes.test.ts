import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RichText } from '../../../../shared/types/api-model';
import { named } from '../named';
import { extractModel } from '../extract/extract-model';
import { openLibrary } from '../extract/library';
import { withNotes } from './apply-notes';
import { missingDescriptions } from './missing';
import { readNote, type Note } from './read-note';
import { runCalls } from './run-calls';

const library = openLibrary(path.resolve(__dirname, '../../__fixtures__/tiny-library'));
const asIs = (text: RichText) => text;

function modelWith(notes: Record<string, string>) {
  const model = extractModel(library);
  const read = Object.entries(notes).map(([name, text]): [string, Note] => [
    name,
    readNote(`notes/${name}.md`, text),
  ]);
  return withNotes(model, new Map(read), asIs);
}

const memberOf = ({ symbols }: ReturnType<typeof modelWith>, symbol: string, member: string) => {
  const described = symbols.filter(({ members }) => members.length > 0);
  return named(named(described, symbol).members, member);
};

describe('readNote', () => {
  it('separates text, sections, default descriptions and calls', () => {
    const note = readNote(
      'notes/Mark.md',
      'A mark.\n\n```ts run\ndouble(2)\n```\n\n## margin\n\nFree room.\n\nDefault: from the theme, `gap`.\n',
    );
    expect(note.text).toMatchObject([{ type: 'paragraph' }]);
    expect(note.calls).toEqual(['double(2)']);
    const section = note.sections.get('margin');
    expect(section).toMatchObject({ line: 7, text: [{ type: 'paragraph' }] });
    expect(JSON.stringify(section?.defaultInWords)).toContain('from the theme, ');
    expect(JSON.stringify(section?.defaultInWords)).not.toContain('Default:');
  });

  it.each([
    [
      'text before the first heading',
      '## margin\n\nRoom.',
      /notes\/X\.md:1: begin with a sentence/,
    ],
    ['a heading of another level', 'A.\n\n### margin\n\nRoom.', /:3: write "## margin"/],
    ['one section per name', 'A.\n\n## a\n\nB.\n\n## a\n\nC.', /:7: "a" is described twice/],
    ['text in each section', 'A.\n\n## a\n', /:3: describe "a"/],
    ['no HTML', 'A.\n\n<b>x</b>', /:3: write Markdown/],
  ])('requires %s', (_rule, text, message) => {
    expect(() => readNote('notes/X.md', text)).toThrow(message);
  });
});

describe('withNotes', () => {
  it('replaces the library’s comments', () => {
    const model = modelWith({ Mark: 'Ours. More.\n\n## margin\n\nFree room.' });
    expect(model.symbols.find(({ name }) => name === 'Mark')?.summary).toBe('Ours.');
    expect(JSON.stringify(memberOf(model, 'Mark', 'margin').description)).toContain('Free room.');
  });

  it('marks members that the library ignores', () => {
    const ignored = 'No effect: nothing reads it.';
    expect(
      memberOf(modelWith({ Mark: `A.\n\n## margin\n\n${ignored}` }), 'Mark', 'margin'),
    ).toHaveProperty('noEffect', true);
    expect(memberOf(modelWith({}), 'Mark', 'margin')).not.toHaveProperty('noEffect');
  });

  it('applies to inherited props, unless the note on the component overrides them', () => {
    const inherited = modelWith({ Mark: 'A.\n\n## margin\n\nFree room.' });
    expect(JSON.stringify(memberOf(inherited, 'Dot', 'margin').description)).toContain(
      'Free room.',
    );
    const overridden = modelWith({
      Mark: 'A.\n\n## margin\n\nFree room.',
      Dot: 'B.\n\n## margin\n\nOf a dot.',
    });
    expect(JSON.stringify(memberOf(overridden, 'Dot', 'margin').description)).toContain(
      'Of a dot.',
    );
  });

  it('describes a value of a constant and of its type', () => {
    const model = modelWith({ Shape: 'A.\n\n## Round\n\nA circle.' });
    const texts = model.symbols
      .filter(({ name }) => name === 'Shape')
      .map(({ values }) => JSON.stringify(values[0]?.description));
    expect(texts).toHaveLength(2);
    expect(texts.every((text) => text?.includes('A circle.'))).toBe(true);
  });

  it('throws on a note about an unknown symbol', () => {
    expect(() => modelWith({ Gone: 'A.' })).toThrow(
      'notes/Gone.md: tiny-library 1.2.3 exports no Gone: rename or delete the note.',
    );
  });

  it('throws on a section about an unknown member', () => {
    expect(() => modelWith({ Mark: 'A.\n\n## gone\n\nB.' })).toThrow(
      'notes/Mark.md:3: Mark has no "gone" in 1.2.3: correct the heading or delete the section.',
    );
  });
});

describe('missingDescriptions', () => {
  it('names the note to write for each missing description', () => {
    const missing = missingDescriptions(modelWith({}));
    expect(missing).toContain('reference/notes/Box.md: describe Box in at least one sentence.');
    expect(missing).toContain(
      'reference/notes/DotProps.md: add "## onPick", a prop of Dot, with a description.',
    );
    expect(missing.join()).not.toContain('## id');
  });
});

describe('runCalls', () => {
  const note = (call: string) => readNote('notes/double.md', `A.\n\n\`\`\`ts run\n${call}\n\`\`\``);

  it('returns the results of calls', () => {
    expect(runCalls(note('double(21)'), library.runtime)).toEqual([
      { call: 'double(21)', result: '42' },
    ]);
  });

  it('names the file and the failing call', () => {
    expect(() => runCalls(note('triple(1)'), library.runtime)).toThrow(
      /^notes\/double\.md: the call "triple\(1\)" fails \(triple is not defined\): correct it\.$/,
    );
  });
});
