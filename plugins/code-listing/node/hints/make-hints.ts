import type { ApiMember, ApiModel, ApiSymbol } from '../../../../shared/types/api-model';
import type { ApiType } from '../../../../shared/types/api-type';
import type { CodeHint, CodeHints } from '../../../../shared/types/code-links';
import { firstSentence } from '../../../../shared/first-sentence';

/** Printers of TypeScript code. */
export interface HintPrinters {
  printType: (type: ApiType) => string;
  printDeclaration: (symbol: ApiSymbol) => string;
}

/** Returns the hints about a symbol by anchor: about itself, its members and its values. */
export function makeHints(symbol: ApiSymbol, printers: HintPrinters): CodeHints {
  const ofMember = (member: ApiMember): CodeHint => ({
    code: `${symbol.name}.${member.name}${member.required ? '' : '?'}: ${printers.printType(member.type)}`,
    text: firstSentence(member.description),
  });
  return {
    '': { code: declarationOf(symbol, printers), text: symbol.summary },
    ...Object.fromEntries(symbol.members.map((member) => [member.name, ofMember(member)])),
    ...Object.fromEntries(
      symbol.values.map(({ name, value, description }) => [
        name.replace(/^.*\./, '').replaceAll("'", ''),
        { code: `${name} = ${JSON.stringify(value)}`, text: firstSentence(description) },
      ]),
    ),
  };
}

/** Prints the declaration of a symbol. Those of components and constants with values are long and say little. */
function declarationOf(symbol: ApiSymbol, { printDeclaration }: HintPrinters): string {
  if (symbol.isComponent) return `<${symbol.name} />`;
  if (symbol.kind === 'variable' && symbol.values.length > 0) return `const ${symbol.name}`;
  return printDeclaration(symbol);
}

/** Returns the hints about each page of the reference that code links to, by route. */
export function hintsByRoute(
  { symbols }: ApiModel,
  targets: Set<string>,
  printers: HintPrinters,
): Map<string, CodeHints> {
  const hints = new Map<string, CodeHints>();
  const linked = new Set([...targets].map((to) => to.split('#')[0]));
  for (const symbol of symbols)
    if (linked.has(symbol.route)) hints.set(symbol.route, makeHints(symbol, printers));
  return hints;
}
