import type { ApiModel, ApiSymbol, RichText } from '../../../../contracts/api-model';
import { firstSentence, withoutPositions } from '../extract/comments';
import type { Note } from './read-note';

/**
 * Replaces the library's comments with our notes.
 *
 * The description of a member comes from the note on its symbol, or else from the note on the declaring type.
 *
 * @param link - links inline code that is a name with a page
 * @throws Error with file and line, if a note describes a name that does not exist.
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
      const described = sections.find((section) => section && section.text.length > 0);
      if (described) member.description = rich(described.text);
      const inWords = sections.find((section) => section?.defaultInWords)?.defaultInWords;
      if (inWords) member.defaultInWords = rich(inWords);
    }
    for (const value of symbol.values) {
      const section =
        note?.sections.get(shortName(value.name)) ??
        note?.sections.get(constantMember(model, symbol, value.name));
      if (section) value.description = rich(section.text);
    }
    for (const { parameters } of symbol.signatures)
      for (const parameter of parameters) {
        const section = note?.sections.get(parameter.name);
        if (section) parameter.description = rich(section.text);
      }
  }
}

/** Returns the name of a value in headings: `Linear` for `ScaleType.Linear`, `linear` for `"linear"`. */
const shortName = (name: string) => name.replace(/^\w+\.(?=\w+$)/, '').replace(/^["']|["']$/g, '');

/** Returns the heading of a union member that is a value of the constant of the same name. */
function constantMember({ symbols }: ApiModel, { name, kind }: ApiSymbol, value: string): string {
  if (kind !== 'type-alias') return '';
  const constant = symbols.find((other) => other.name === name && other.kind === 'variable');
  const member = constant?.values.find((one) => one.value === value);
  return member ? shortName(member.name) : '';
}

function checkNames({ symbols, library }: ApiModel, notes: Map<string, Note>): void {
  const problems: string[] = [];
  for (const [name, { file, sections }] of notes) {
    const namesakes = symbols.filter((symbol) => symbol.name === name);
    if (namesakes.length === 0) {
      problems.push(
        `${file}: ${library.name} ${library.version} exports no ${name}: rename or delete the note.`,
      );
      continue;
    }
    const known = new Set(
      namesakes.flatMap(({ members, values, signatures }) => [
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
