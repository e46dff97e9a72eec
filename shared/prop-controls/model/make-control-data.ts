import { toString } from 'mdast-util-to-string';
import type { CheckComponents, CheckType } from '../../check-code/check-data';
import { defaultOf } from '../../default-of';
import { firstSentence } from '../../first-sentence';
import type { ApiMember, ApiModel, ApiSymbol } from '../../types/api-model';
import type { ComponentData, ControlData, PropData } from '../control-data';
import { editorOf, isColor } from './editor-of';
import { formatterInput } from './formatter-input';
import { numberRange } from './number-range';
import { typesOf, type Types } from './types-of';
import { reasonWithoutControl } from './without-control';

/** What the data is made from. */
export interface ControlDataInput {
  model: ApiModel;
  /** The data of the rules for chart code, which says which constants the values of a prop belong to. */
  checks: Pick<CheckComponents, 'components' | 'enums'>;
  /** Numbers that examples set: `Axis.ticks`, then the numbers. */
  numbers: Map<string, number[]>;
}

/** Props that examples set to an object, with the member that readers change. */
const members: Record<string, string> = { 'Chart.size': 'height' };

/** Makes the data of the controls. */
export function makeControlData(input: ControlDataInput): ControlData {
  const types = typesOf(input.model);
  const components = Object.fromEntries(
    input.model.symbols
      .filter(({ isComponent }) => isComponent)
      .map((symbol) => [symbol.name, componentData(symbol, types, input)]),
  );
  return { constants: constantsIn(components, input.checks.enums), components };
}

function componentData(symbol: ApiSymbol, types: Types, input: ControlDataInput): ComponentData {
  const props: Record<string, PropData> = {};
  for (const member of symbol.members)
    if (!reasonWithoutControl(symbol.name, member, types))
      props[member.name] = propData(member, symbol.name, types, input);
  return { url: input.checks.components[symbol.name]?.page ?? symbol.route, props };
}

function propData(
  member: ApiMember,
  component: string,
  types: Types,
  { checks, numbers }: ControlDataInput,
): PropData {
  const { name, required, description, examples = [] } = member;
  const { code, words = [] } = defaultOf(member) ?? {};
  const text = words
    .map((node) => toString(node))
    .join(' ')
    .replace(/\.$/, '');
  // Some defaults are in words because the library does not set them: `false`, `CurveType.LINEAR`.
  const value = code ?? (/^(?:true|false|-?[\d.]+|[A-Z]\w*\.\w+)$/.test(text) ? text : undefined);
  return {
    ...kindOf(member, types, checks.components[component]?.props[name]?.type, checks.enums),
    ...(members[`${component}.${name}`] && { member: members[`${component}.${name}`] }),
    ...(required && { required: true as const }),
    ...(value !== undefined && { default: value }),
    ...(text && text !== value && { defaultInWords: text }),
    uses: examples.length,
    description: firstSentence(description),
    ...(editorOf(member.type, types)?.kind === 'number' && {
      range: numberRange(name, [...(numbers.get(`${component}.${name}`) ?? []), Number(value)]),
    }),
  };
}

function kindOf(
  member: ApiMember,
  types: Types,
  checked: CheckType | undefined,
  enums: CheckComponents['enums'],
): Pick<PropData, 'kind' | 'options' | 'receives'> {
  const receives = formatterInput(member);
  if (receives) return { kind: 'format', receives };
  const editor = editorOf(member.type, types);
  switch (editor?.kind) {
    case 'boolean':
    case 'number':
      return { kind: editor.kind };
    case 'text':
      return { kind: isColor(member) ? 'color' : 'text' };
    case 'enum': {
      const constant =
        constantOf(checked) ??
        constantWith(
          editor.options.map(({ value }) => value),
          enums,
        );
      const values = Object.entries(enums[constant ?? '']?.values ?? {});
      const options = editor.options.map(({ value, label }) => {
        const name = values.find(([, each]) => each === value)?.[0];
        return name === undefined ? label : `${constant}.${name}`;
      });
      return { kind: 'enum', options };
    }
    default:
      throw new Error(`shared/prop-controls: ${member.name} has no kind of control.`);
  }
}

/** Returns the constant whose values a prop accepts. */
function constantOf(type: CheckType | undefined): string | undefined {
  if (typeof type !== 'object') return undefined;
  if ('values' in type) return type.of;
  return 'union' in type ? type.union.map(constantOf).find(Boolean) : undefined;
}

/** Returns the constant that has exactly these values. */
const constantWith = (
  values: (string | number)[],
  enums: CheckComponents['enums'],
): string | undefined =>
  Object.keys(enums).find((name) => {
    const ofConstant = Object.values(enums[name]?.values ?? {});
    return (
      ofConstant.length === values.length && ofConstant.every((value) => values.includes(value))
    );
  });

/** Returns the constants that options name, with all of their values. */
function constantsIn(
  components: ControlData['components'],
  enums: CheckComponents['enums'],
): ControlData['constants'] {
  const names = Object.values(components).flatMap(({ props }) =>
    Object.values(props).flatMap(({ options = [] }) =>
      options.flatMap((code) => /^([A-Z]\w*)\./.exec(code)?.[1] ?? []),
    ),
  );
  return Object.fromEntries(
    [...new Set(names)].sort().flatMap((name) => {
      const values = enums[name]?.values;
      return values ? [[name, values] as const] : [];
    }),
  );
}
