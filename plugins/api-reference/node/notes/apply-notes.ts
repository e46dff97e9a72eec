import { toString } from 'mdast-util-to-string';
import type {
  ApiMember,
  ApiParameter,
  ApiValue,
  RichText,
} from '../../../../shared/types/api-model';
import { firstSentence } from '../../../../shared/first-sentence';
import { statesNoEffect } from '../../../../shared/states-no-effect';
import { withoutPositions } from '../extract/comments';
import type { ExtractedModel, ExtractedSymbol, ModelOf } from '../stages';
import { noteSectionOfValue, headingOfValue } from './section-of-value';
import type { Note } from './read-note';

/**
 * Returns the model with our notes in place of the library's comments.
 *
 * The description of a member comes from the note on its symbol, or else from the note on the declaring type.
 *
 * @param link - links inline code that is a name with a page
 * @throws Error with file and line, if a note describes a name that does not exist.
 */
export function withNotes<Symbol extends ExtractedSymbol>(
  model: ModelOf<Symbol>,
  notes: Map<string, Note>,
  link: (text: RichText) => RichText,
): ModelOf<Symbol> {
  checkNames(model, notes);
  const rich = (text: RichText) => link(withoutPositions(text));
  return { ...model, symbols: model.symbols.map((symbol) => describe(symbol, model, notes, rich)) };
}

type Rich = (text: RichText) => RichText;

function describe<Symbol extends ExtractedSymbol>(
  symbol: Symbol,
  model: ExtractedModel,
  notes: Map<string, Note>,
  rich: Rich,
): Symbol {
  const note = notes.get(symbol.name);
  const description = note ? rich(note.text) : symbol.description;
  return {
    ...symbol,
    description,
    summary: note ? firstSentence(description) : symbol.summary,
    members: symbol.members.map((member) =>
      describeMember(member, [note, notes.get(member.from ?? '')], rich),
    ),
    values: symbol.values.map((value): ApiValue => {
      const section = note && noteSectionOfValue(note, model, symbol, value);
      return section ? { ...value, description: rich(section.text) } : value;
    }),
    signatures: symbol.signatures.map((signature) => ({
      ...signature,
      parameters: signature.parameters.map((parameter): ApiParameter => {
        const section = note?.sections.get(parameter.name);
        return section ? { ...parameter, description: rich(section.text) } : parameter;
      }),
    })),
  };
}

/** @param notes - notes that can describe the member, in order of precedence */
function describeMember(member: ApiMember, notes: (Note | undefined)[], rich: Rich): ApiMember {
  const sections = notes.map((note) => note?.sections.get(member.name));
  const described = sections.find((section) => section && section.text.length > 0);
  const inWords = sections.find((section) => section?.defaultInWords)?.defaultInWords;
  const description = described ? rich(described.text) : member.description;
  return {
    ...member,
    description,
    ...(statesNoEffect(toString(description)) ? { noEffect: true } : {}),
    ...(inWords ? { defaultInWords: rich(inWords) } : {}),
  };
}

/**
 * Checks that every note and every section describes a name that exists.
 *
 * @throws Error with file and line of each note or section that does not.
 */
function checkNames({ symbols, library }: ExtractedModel, notes: Map<string, Note>): void {
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
      meanings.flatMap((symbol) => [
        ...symbol.members.map((member) => member.name),
        ...symbol.values.map((value) => headingOfValue(symbol, value)),
        ...symbol.signatures.flatMap(({ parameters }) => parameters.map((one) => one.name)),
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
