import { nearestName } from '../../shared/check-code/nearest-name';
import type { ApiMember, ApiModel, ApiSymbol, ApiValue } from '../../shared/types/api-model';

/** A prop, a member or a value, with the symbol that has it. */
export interface FoundMember {
  symbol: ApiSymbol;
  member: ApiMember;
}

/** A value of a constant or a union. */
export interface FoundValue {
  symbol: ApiSymbol;
  value: ApiValue;
}

/** What a name stands for. Several if a constant and a type share it, or if several components have the prop. */
export interface Found {
  /** Whether the name is written in the same case. */
  isExact: boolean;
  symbols: ApiSymbol[];
  members: FoundMember[];
  values: FoundValue[];
}

/** Finds symbols, members and values by their names, in any case. */
export class ReferenceIndex {
  private readonly symbols = new Map<string, ApiSymbol[]>();
  private readonly members = new Map<string, FoundMember[]>();
  private readonly values = new Map<string, FoundValue[]>();

  constructor(model: ApiModel) {
    for (const symbol of model.symbols) {
      add(this.symbols, symbol.name, symbol);
      for (const member of symbol.members) add(this.members, member.name, { symbol, member });
      for (const value of symbol.values) {
        const found = { symbol, value };
        add(this.values, value.name, found);
        const [, short] = value.name.split('.');
        if (short) add(this.values, short, found);
      }
    }
  }

  /**
   * Returns what a name stands for: `Axis`, `<Axis />`, `Axis.tickFormat`, `tickFormat`, `Position.Left`. Names in the
   * same case come first: `xScaleType` is a prop, `XScaleType` a type.
   */
  find(text: string): Found {
    const name = cleanName(text);
    const [owner = '', ...rest] = name.split('.');
    const path = rest.join('.');
    const members = this.members.get((path || name).toLowerCase()) ?? [];
    const found = {
      isExact: false,
      symbols: this.symbolsNamed(name),
      members: componentsFirst(
        path ? members.filter(({ symbol }) => isSame(symbol.name, owner)) : members,
      ),
      values: this.values.get(name.toLowerCase()) ?? [],
    };
    const exact = {
      isExact: true,
      symbols: found.symbols.filter((symbol) => symbol.name === name),
      members: found.members.filter(({ member }) => member.name === (path || name)),
      values: found.values.filter(({ value }) => value.name === name),
    };
    const { symbols, values } = exact;
    return symbols.length + exact.members.length + values.length > 0 ? exact : found;
  }

  /** Returns the symbols with a name. */
  symbolsNamed(name: string): ApiSymbol[] {
    return this.symbols.get(name.toLowerCase()) ?? [];
  }

  /** Returns known names that are similar to a name, best first. */
  nearest(text: string): string[] {
    const name = cleanName(text).slice(0, 100);
    const [owner = '', member] = name.split('.');
    const [symbol] = this.symbolsNamed(owner);
    if (symbol && member) {
      const names = [...symbol.members, ...symbol.values].map((one) => lastPart(one.name));
      const near = nearestName(member, names);
      if (near) return [`${symbol.name}.${near}`];
    }
    const symbolNames = [...this.symbols.values()].flatMap(([one]) => one?.name ?? []);
    const memberNames = [...this.members.values()].flatMap(([one]) => one?.member.name ?? []);
    const nearOwner = member ? nearestName(owner, symbolNames) : undefined;
    const whole = [nearestName(name, symbolNames), nearestName(member ?? name, memberNames)];
    const candidates =
      nearOwner && member ? [`${nearOwner}.${member}`, nearOwner, ...whole] : whole;
    return [...new Set(candidates.filter((one) => one !== undefined))].filter(
      (one) => !one.includes('.') || this.find(one).members.length > 0,
    );
  }
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const lastPart = (name: string): string => name.split('.').at(-1) ?? name;

/** Removes what surrounds a name in code and in addresses. */
function cleanName(text: string): string {
  const name = text.trim().replace(/^[<`'"]+/, '');
  const end = name.search(/[\s/>`'"()]*$/);
  const parts = name.slice(0, end).split('/');
  return (parts.at(-1) ?? '').replace(/[#\s]+/g, '.');
}

/** Components come before the types whose members their props are. */
const componentsFirst = (members: FoundMember[]): FoundMember[] => [
  ...members.filter(({ symbol }) => symbol.isComponent),
  ...members.filter(({ symbol }) => !symbol.isComponent),
];

function add<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const key = name.toLowerCase();
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
