import { joinWithin } from '../text/answer';
import type { Found } from '../documentation/reference-index';
import { defineTool } from './define-tool';
import { describeMember, describeSymbol, describeValue } from './describe-symbol';
import { foreignNames } from './foreign-names';
import { quoted } from './read-arguments';
import { ToolError } from './tool';

export const describe = defineTool({
  name: 'describe',
  description:
    'Describe an exported component, type, function or constant, or one prop, member or value.',
  parameters: {
    name: { type: 'string', description: 'Axis, Axis.tickFormat or ScaleType.Time' },
  },
  required: ['name'],
  run: async (documentation, { name }) => {
    const [reference, { library }] = await Promise.all([
      documentation.reference(),
      documentation.index(),
    ]);
    const { isExact, symbols, members, values } = reference.find(name);
    const foreign = isExact ? [] : foreignNames(await documentation.checkData(), name);
    const [symbol] = constantsFirst(symbols);
    const isMeant = foreign.length === 0;
    if (symbol && isMeant)
      return joinWithin(
        describeSymbol(symbol, library.name),
        ({ count }) =>
          `${count} lines are left out. Describe one member, such as "${symbol.name}.${symbol.members.at(-1)?.name ?? ''}", or read_page {"page": "${symbol.route.slice(1)}"}.`,
      );
    const [member, ...others] = members;
    if (member && isMeant)
      return joinWithin(
        describeMember(member, others.slice(0, 12), reference),
        ({ count }) =>
          `${count} lines are left out: read_page {"page": "${member.symbol.route.slice(1)}", "section": "${member.member.name}"}.`,
      );
    const [value] = values;
    if (value && isMeant) return describeValue(value).join('\n');
    const nearest = reference.nearest(name);
    throw new ToolError(
      [
        `${library.name} ${library.version} exports nothing named ${quoted(name)}.`,
        ...foreign,
        nearest.length > 0
          ? `Nearest names: ${nearest.join(', ')}.`
          : foreign.length > 0
            ? ''
            : 'Call search with a question to find the right name.',
      ]
        .join(' ')
        .trim(),
    );
  },
});

/** A constant says more than the type of the same name, which is the union of its values. */
const constantsFirst = (symbols: Found['symbols']): Found['symbols'] => [
  ...symbols.filter(({ kind }) => kind === 'variable'),
  ...symbols.filter(({ kind }) => kind !== 'variable'),
];
