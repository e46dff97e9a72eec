import type { ArgTypes } from '@storybook/react-vite';
import { toString } from 'mdast-util-to-string';
import type { ApiMember, ApiSymbol } from '../../shared/types/api-model';
import { defaultOf } from '../../shared/default-of';
import { isColor } from '../../shared/prop-controls/model/editor-of';
import { headingOf, plainType } from '../../plugins/api-reference/index';
import { controlOf, type Control } from './control-of';
import { markdownOf } from './markdown-of';
import type { Types } from '../../shared/prop-controls/model/types-of';

/** Maximum length of code in the table; longer code is collapsed. */
const maxLength = 30;

/** Returns the arg types of all props of a component: required ones first, then grouped by declaring type. */
export function argTypesOf({ name, members }: ApiSymbol, types: Types): ArgTypes {
  const sorted = [...members].sort((a, b) => Number(b.required) - Number(a.required));
  return Object.fromEntries(
    sorted.map((member) => [
      member.name,
      {
        description: describe(member),
        ...controlOfProp(member, types),
        table: {
          category: headingOf(member, name),
          type: fold(plainType(member.type, 'lines')),
          defaultValue: defaultInTable(member),
        },
      },
    ]),
  );
}

/** Returns the control of a prop. Ids and required data come from the example and have no control. */
function controlOfProp(member: ApiMember, types: Types): Control {
  const { name, type, required } = member;
  const control = controlOf(type, types);
  const isText = control.control === 'text';
  if (isText && isColor(member)) return { ...control, control: 'color' };
  const isFixed = name === 'id' || (required && (isText || control.control === 'object'));
  return isFixed ? { control: false } : control;
}

function describe(member: ApiMember): string {
  const { description, deprecated } = member;
  const words = defaultInTable(member) ? undefined : defaultOf(member)?.words;
  const texts = [
    deprecated && `**Deprecated.** ${markdownOf(deprecated)}`,
    markdownOf(description),
    words && `Default: ${markdownOf(words)}`,
  ];
  return texts.filter(Boolean).join('\n\n');
}

/** Returns the default for its column of the table, except for a long description without code. */
function defaultInTable(member: ApiMember) {
  const { code, words = [] } = defaultOf(member) ?? {};
  const text = words.map((node) => toString(node)).join(' ');
  if (code !== undefined) return fold(text ? `${code}; ${text}` : code);
  return text && text.length <= maxLength ? fold(text) : undefined;
}

const fold = (code: string) =>
  code.length > maxLength
    ? { summary: `${code.slice(0, maxLength)}…`, detail: code }
    : { summary: code };
