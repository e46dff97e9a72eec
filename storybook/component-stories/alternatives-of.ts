/**
 * Parts of a union: `a | (b | c)[]` → `a`, `(b | c)[]`. A function type has none that a field could hold.
 *
 * @param type - text of the type
 */
export function alternativesOf(type: string): string[] {
  const parts = [''];
  let depth = 0;
  // An arrow is one sign, so that its tip closes no bracket.
  for (const sign of type.replaceAll('=>', '⇒')) {
    if ('<([{'.includes(sign)) depth += 1;
    if ('>)]}'.includes(sign)) depth -= 1;
    if (sign === '⇒' && depth === 0) return [];
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.replaceAll('⇒', '=>').trim()).filter(Boolean);
}
