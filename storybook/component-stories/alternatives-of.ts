/**
 * Splits a union type: `a | (b | c)[]` → `a`, `(b | c)[]`. Returns no parts for function types, which have no control.
 *
 * @param type - text of the type
 */
export function alternativesOf(type: string): string[] {
  const parts = [''];
  let depth = 0;
  // Replaces arrows, whose `>` would be mistaken for a closing bracket.
  for (const character of type.replaceAll('=>', '⇒')) {
    if ('<([{'.includes(character)) depth += 1;
    if ('>)]}'.includes(character)) depth -= 1;
    if (character === '⇒' && depth === 0) return [];
    if (character === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.replaceAll('⇒', '=>').trim()).filter(Boolean);
}
