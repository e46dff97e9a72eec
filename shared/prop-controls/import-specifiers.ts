import { childrenOf, type SyntaxNode } from '../check-code/source/syntax';

/** A name in an import group: `Position`, `type Theme`, `Position as Side`. */
export interface Specifier {
  from: number;
  to: number;
  /** Name of the export. */
  imported: string;
  /** Name in the file. */
  local: string;
  isType: boolean;
}

/** Returns the names in an import group. */
export function specifiersOf(group: SyntaxNode, text: string): Specifier[] {
  const specifiers: Specifier[] = [];
  let parts: SyntaxNode[] = [];
  const end = () => {
    const names = parts.filter(
      ({ name }) => name === 'VariableName' || name === 'VariableDefinition',
    );
    const [first] = parts;
    const [imported] = names;
    const local = names.at(-1);
    if (first && imported && local)
      specifiers.push({
        from: first.from,
        to: local.to,
        imported: text.slice(imported.from, imported.to),
        local: text.slice(local.from, local.to),
        isType: parts.some(({ name }) => name === 'type'),
      });
    parts = [];
  };
  for (const part of childrenOf(group))
    if (part.name === ',' || part.name === '}') end();
    else if (part.name !== '{' && !part.name.endsWith('Comment')) parts.push(part);
  return specifiers;
}

/** Returns where a name is added to a group: in alphabetical order, if the values of the group are. */
export function placeOf(name: string, specifiers: Specifier[]): { at: number; isBefore: boolean } {
  const values = specifiers.filter(({ isType }) => !isType);
  const isSorted = values.every((each, index) => {
    const previous = values[index - 1];
    return !previous || previous.imported <= each.imported;
  });
  const next = isSorted ? values.find(({ imported }) => imported > name) : undefined;
  if (next) return { at: next.from, isBefore: true };
  return { at: (values.at(-1) ?? specifiers.at(-1))?.to ?? 0, isBefore: false };
}
