import type { ApiModel, ApiSymbol, ApiUse, TypePart } from '../../../../contracts/api-model';

/** Adds usages of each symbol in the types of others: members, parameters, return types, declarations. */
export function findUses({ symbols }: ApiModel): void {
  const exported = new Set(symbols.map(({ name }) => name));
  const uses = new Map<string, Map<string, ApiUse>>();
  const record = (type: TypePart[], user: ApiSymbol, text: string, to: string) => {
    for (const part of type) {
      if (typeof part === 'string' || !part.to.startsWith('/') || part.to === user.route) continue;
      const found = uses.get(part.to) ?? new Map<string, ApiUse>();
      uses.set(part.to, found.set(text, { text, to }));
    }
  };
  for (const symbol of symbols) {
    const { name, route, members, signatures, declaration } = symbol;
    const declared = members.filter(({ from }) => !from || from === name || !exported.has(from));
    for (const { name: member, type, parameters = [] } of declared) {
      record(type, symbol, `${name}.${member}`, `${route}#${member}`);
      for (const parameter of parameters)
        record(parameter.type, symbol, `${name}.${member}`, `${route}#${member}`);
    }
    for (const { parameters, returns } of signatures) {
      for (const { type } of parameters) record(type, symbol, name, route);
      record(returns, symbol, name, route);
    }
    if (members.length === 0 && signatures.length === 0) record(declaration, symbol, name, route);
  }
  for (const symbol of symbols) {
    // Types refer to a constant by the type of the same name, so usages of the type count for both.
    const found = [symbol.route, symbol.twin ?? ''].flatMap((route) => [
      ...(uses.get(route)?.values() ?? []),
    ]);
    symbol.usedBy = found
      .filter(({ text }) => text !== symbol.name)
      .sort((a, b) => a.text.localeCompare(b.text, 'en'));
  }
}
