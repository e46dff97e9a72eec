import type { ExtractedModel } from '../stages';
import type { Note } from './read-note';
import { headingOfValue } from './section-of-value';

/**
 * Checks that every note and every section describes a name that exists.
 *
 * @throws Error with file and line of each note or section that does not.
 */
export function checkNames({ symbols, library }: ExtractedModel, notes: Map<string, Note>): void {
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
