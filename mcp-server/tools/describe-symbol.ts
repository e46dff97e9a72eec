import { plainDeclaration, plainType } from '../../plugins/api-reference/browser';
import { defaultOf } from '../../shared/default-of';
import type { ApiMember, ApiSymbol, RichText } from '../../shared/types/api-model';
import type { ApiType } from '../../shared/types/api-type';
import type { FoundMember, FoundValue, ReferenceIndex } from '../documentation/reference-index';
import { printRichText } from '../text/plain-rich-text';

/** Number of examples to name. */
const maxExamples = 8;

/** Returns what an exported name is: its description, its declaration, and each member in one line. */
export function describeSymbol(symbol: ApiSymbol, library: string): string[] {
  const { name, kind, description, members, values, signatures, calls } = symbol;
  const word = symbol.isComponent ? 'component' : kind.replace('-', ' ');
  const isCode = !symbol.isComponent && kind !== 'variable';
  return [
    `# ${name} (${word})`,
    ...notes(symbol),
    printRichText(description),
    `\`import { ${name} } from '${library}';\``,
    ...(isCode ? [codeBlock(plainDeclaration(symbol))] : []),
    pages(symbol),
    ...(calls.length > 0
      ? [calls.map(({ call, result }) => `- \`${call}\` → \`${result}\``).join('\n')]
      : []),
    ...(signatures[0]?.parameters.some((one) => one.description.length > 0)
      ? [parameterLines(signatures[0].parameters)]
      : []),
    ...(values.length > 0 ? ['Values:', ...values.map((value) => `- ${valueLine(value)}`)] : []),
    ...(members.length > 0
      ? [
          `${symbol.isComponent ? 'Props' : 'Members'} (${members.length}, required ones first):`,
          ...requiredFirst(members).map((member) => `- ${memberLine(member)}`),
        ]
      : []),
    ...exampleLine(symbol.examples),
  ].filter((block) => block !== '');
}

/** Returns everything about a prop or a member. */
export function describeMember(
  { symbol, member }: FoundMember,
  others: FoundMember[],
  reference: ReferenceIndex,
): string[] {
  const shown = defaultOf(member);
  const named = typeNames(member.type).flatMap((name) => reference.symbolsNamed(name));
  return [
    `# ${symbol.name}.${member.name}`,
    codeBlock(signature(member)),
    ...notes(member),
    printRichText(member.description),
    shown
      ? `Default: ${[shown.code && `\`${shown.code}\``, shown.words && inline(shown.words)].filter(Boolean).join(', ')}`
      : '',
    member.accepts ? `Accepts: ${member.accepts.map(({ text }) => `\`${text}\``).join(', ')}` : '',
    member.parameters?.some(({ description }) => description.length > 0)
      ? parameterLines(member.parameters)
      : '',
    ...(member.accepts ? [] : declarations(named)),
    `Page: ${symbol.route}#${member.name}`,
    others.length > 0
      ? `Also a member of ${others.map((other) => `\`${other.symbol.name}\``).join(', ')}: describe one, such as "${others[0]?.symbol.name ?? ''}.${member.name}".`
      : '',
    ...exampleLine(member.examples ?? []),
  ].filter((block) => block !== '');
}

/** Returns everything about a value. */
export const describeValue = ({ symbol, value }: FoundValue): string[] => [
  `# ${value.name}`,
  `Value of \`${symbol.name}\`: ${valueLine(value)}`,
  `Page: ${symbol.route}. All values: describe "${symbol.name}".`,
];

const signature = (member: ApiMember): string =>
  `${member.name}${member.required ? '' : '?'}: ${plainType(member.type)}`;

function memberLine(member: ApiMember): string {
  const { code } = defaultOf(member) ?? {};
  const flags = [
    ...(member.required ? ['required'] : []),
    ...(member.deprecated ? ['deprecated'] : []),
    ...(member.noEffect ? ['no effect'] : []),
  ];
  const text = firstSentence(inline(member.description));
  return `\`${shortened(signature(member))}\`${code ? ` = \`${shortened(code)}\`` : ''}${flags.length > 0 ? ` (${flags.join(', ')})` : ''}${text ? `: ${text}` : ''}`;
}

/** A type in a list; its description has the complete one. */
const shortened = (code: string): string => (code.length > 100 ? `${code.slice(0, 99)}…` : code);

const valueLine = ({ name, value, description }: FoundValue['value']): string => {
  const literal = JSON.stringify(value).replaceAll('"', "'");
  const text = inline(description);
  return `\`${name}\`${name === literal ? '' : ` (\`${literal}\`)`}${text ? `: ${text}` : ''}`;
};

const parameterLines = (parameters: NonNullable<ApiMember['parameters']>): string =>
  [
    'Parameters:',
    ...parameters.map(
      ({ name, type, description }) =>
        `- \`${name}: ${plainType(type)}\`${description.length > 0 ? `: ${inline(description)}` : ''}`,
    ),
  ].join('\n');

function notes({
  deprecated,
  noEffect,
  releaseTag,
}: {
  deprecated?: RichText;
  noEffect?: true;
  releaseTag?: string;
}): string[] {
  return [
    ...(deprecated ? [`Deprecated. ${inline(deprecated)}`.trim()] : []),
    ...(noEffect ? ['No effect: the library does not read it.'] : []),
    ...(releaseTag && releaseTag !== 'public' ? [`Release stage: ${releaseTag}.`] : []),
  ];
}

function pages({ route, guide }: ApiSymbol): string {
  return `Page: ${route}${guide ? ` · guide: ${guide}` : ''}`;
}

/** Returns the declarations of the types that a member names, if they are short. */
const declarations = (symbols: ApiSymbol[]): string[] =>
  symbols
    .filter(({ kind, values }) =>
      kind === 'variable' ? values.length > 0 : !values.some(({ name }) => name.startsWith("'")),
    )
    .slice(0, 3)
    .map((symbol) => {
      if (symbol.values.length > 0)
        return `\`${symbol.name}\`: ${symbol.values.map(({ name }) => `\`${name}\``).join(', ')}`;
      const members = requiredFirst(symbol.members).slice(0, 12);
      const rest = symbol.members.length - members.length;
      return [
        `\`${shortened(plainDeclaration(symbol))}\`${members.length > 0 ? ' has:' : ''}`,
        ...members.map((member) => `- ${memberLine(member)}`),
        ...(rest > 0 ? [`- ${rest} more: describe "${symbol.name}".`] : []),
      ].join('\n');
    });

/** Returns the names of the library's types in a type. */
function typeNames(type: ApiType): string[] {
  const names = new Set<string>();
  JSON.stringify(type, (_key, part: unknown) => {
    if (isLibraryReference(part)) names.add(part.name);
    return part;
  });
  return [...names];
}

const isLibraryReference = (part: unknown): part is { name: string } =>
  typeof part === 'object' &&
  part !== null &&
  'to' in part &&
  'name' in part &&
  String(part.to).startsWith('/all-types/');

const requiredFirst = (members: ApiMember[]): ApiMember[] => [
  ...members.filter(({ required }) => required),
  ...members.filter(({ required }) => !required),
];

const exampleLine = (ids: string[]): string[] =>
  ids.length === 0
    ? []
    : [
        `Examples (get_example): ${ids.slice(0, maxExamples).join(', ')}${ids.length > maxExamples ? ` and ${ids.length - maxExamples} more (find_example with uses)` : ''}`,
      ];

const codeBlock = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;

const inline = (text: RichText): string => printRichText(text).replace(/\s+/g, ' ');

const firstSentence = (text: string): string => /^.*?[.!?](?=\s[A-Z`]|$)/.exec(text)?.[0] ?? text;
