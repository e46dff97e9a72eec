import type { ApiModel, ApiSymbol, RichText } from '../../../../contracts/api-model';
import { firstSentence, withoutPositions } from '../extract/comments';
import type { Note } from './read-note';

/**
 * Lets the notes speak in the place of the library's comments.
 *
 * A member takes its text from the note on its own symbol, else from the note on the type that declares it.
 *
 * @param link - gives code in a text its link, where it is a name that has a page
 * @throws Error that names file and line, when a note is about what the library does not export.
 */
export function applyNotes(
  model: ApiModel,
  notes: Map<string, Note>,
  link: (text: RichText) => RichText,
): void {
  checkNames(model, notes);
  const rich = (text: RichText) => link(withoutPositions(text));
  for (const symbol of model.symbols) {
    const note = notes.get(symbol.name);
    if (note) {
      symbol.description = rich(note.text);
      symbol.summary = firstSentence(symbol.description);
    }
    for (const member of symbol.members) {
      const sections = [note, notes.get(member.from ?? '')].map((one) =>
        one?.sections.get(member.name),
      );
      const said = sections.find((section) => section && section.text.length > 0);
      if (said) member.description = rich(said.text);
      const inWords = sections.find((section) => section?.defaultInWords)?.defaultInWords;
      if (inWords) member.defaultInWords = rich(inWords);
    }
    for (const value of symbol.values) {
      const section =
        note?.sections.get(shortName(value.name)) ??
        note?.sections.get(heldBy(model, symbol, value.name));
      if (section) value.description = rich(section.text);
    }
    for (const { parameters } of symbol.signatures)
      for (const parameter of parameters) {
        const section = note?.sections.get(parameter.name);
        if (section) parameter.description = rich(section.text);
      }
  }
}

/** Name of a value in headings: `ScaleType.Linear` is `Linear`, `"linear"` is `linear`. */
const shortName = (name: string) => name.replace(/^\w+\.(?=\w+$)/, '').replace(/^["']|["']$/g, '');

/** Name in headings of a union's value that the constant of the same name holds. */
function heldBy({ symbols }: ApiModel, { name, kind }: ApiSymbol, value: string): string {
  if (kind !== 'type-alias') return '';
  const constant = symbols.find((other) => other.name === name && other.kind === 'variable');
  const held = constant?.values.find((one) => one.value === value);
  return held ? shortName(held.name) : '';
}

function checkNames({ symbols, library }: ApiModel, notes: Map<string, Note>): void {
  const problems: string[] = [];
  for (const [name, { file, sections }] of notes) {
    const meanings = symbols.filter((symbol) => symbol.name === name);
    if (meanings.length === 0) {
      problems.push(
        `${file}: ${library.name} ${library.version} exports no ${name}: rename or delete the note.`,
      );
      continue;
    }
    const known = new Set(
      meanings.flatMap(({ members, values, signatures }) => [
        ...members.map((member) => member.name),
        ...values.map((value) => shortName(value.name)),
        ...signatures.flatMap(({ parameters }) => parameters.map((parameter) => parameter.name)),
      ]),
    );
    for (const [heading, { line }] of sections)
      if (!known.has(heading))
        problems.push(
          `${file}:${line}: ${name} has no "${heading}" in ${library.version}: correct the heading or delete the section.`,
        );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
