import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiMember, ApiParameter, ApiSymbol } from '../../../../contracts/api-model';
import {
  heading,
  inlineCode,
  joined,
  link,
  table,
  text,
} from '../../../../contracts/markdown-nodes';
import { groupMembers } from '../../shared/group-members';
import { codeInCell, inCell, lineBreak } from './cell';
import { exampleLinks } from './example-links';
import { typeNodes } from './type-nodes';

/** Returns the props of a component or the members of a type: a table for each group. */
export const propsMarkdown = (symbol: ApiSymbol): RootContent[] =>
  [...groupMembers(symbol)].flatMap(([group, members]) => [
    heading(3, text(group)),
    table(['Name', 'Type', 'Default', 'Description'], members.map(propRow)),
  ]);

const propRow = (member: ApiMember): PhrasingContent[][] => [
  [inlineCode(member.name), ...marks(member)],
  typeNodes(member.type),
  defaultNodes(member),
  descriptionNodes(member),
];

/** Returns the marks after the name of a prop: required, deprecated, no effect, release tag. */
function marks({ required, deprecated, noEffect, releaseTag }: ApiMember): PhrasingContent[] {
  const words = [
    required && 'required',
    deprecated && 'deprecated',
    noEffect && 'no effect',
    releaseTag,
  ].filter(Boolean);
  return words.length > 0 ? [text(` (${words.join(', ')})`)] : [];
}

/** Returns the default: the observed value, a description, or both. */
function defaultNodes({ default: observed, defaultInWords, declaredDefault }: ApiMember) {
  const value = observed ?? (defaultInWords ? undefined : declaredDefault);
  return joined(
    [value === undefined ? [] : [codeInCell(value)], inCell(defaultInWords ?? [])],
    text('; '),
  );
}

function descriptionNodes({
  deprecated = [],
  description,
  accepts = [],
  parameters = [],
  examples = [],
}: ApiMember): PhrasingContent[] {
  const values = accepts.map((value) => [link(value.to, inlineCode(value.text))]);
  return joined(
    [
      inCell(deprecated),
      inCell(description),
      values.length > 0 ? [text('Accepts '), ...joined(values, text(', '))] : [],
      ...parameters.map(parameterNodes),
      exampleLinks(examples),
    ],
    lineBreak,
  );
}

const parameterNodes = ({ name, type, required, description }: ApiParameter): PhrasingContent[] => [
  text('Parameter '),
  inlineCode(required ? name : `${name}?`),
  text(': '),
  ...typeNodes(type),
  ...(description.length > 0 ? [text(' '), ...inCell(description)] : []),
];
