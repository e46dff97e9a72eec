import type { ArgTypes } from '@storybook/react-vite';
import { toString } from 'mdast-util-to-string';
import type { ApiMember, ApiSymbol } from '../../contracts/api-model';
import { headingOf, plainType } from '../../plugins/api-reference/index';
import { controlOf, type Control } from './control-of';
import { markdownOf } from './markdown-of';
import type { Types } from './types-of';

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
          defaultValue: defaultOf(member),
        },
      },
    ]),
  );
}

/** Returns the control of a prop. Ids and required data come from the example and have no control. */
function controlOfProp({ name, type, required }: ApiMember, types: Types): Control {
  const control = controlOf(type, types);
  const isText = control.control === 'text';
  if (isText && /color$/i.test(name)) return { ...control, control: 'color' };
  const isFixed = name === 'id' || (required && (isText || control.control === 'object'));
  return isFixed ? { control: false } : control;
}

function describe(member: ApiMember): string {
  const { description, deprecated, defaultInWords } = member;
  const texts = [
    deprecated && `**Deprecated.** ${markdownOf(deprecated)}`,
    markdownOf(description),
    defaultInWords && !defaultOf(member) && `Default: ${markdownOf(defaultInWords)}`,
  ];
  return texts.filter(Boolean).join('\n\n');
}

/** Returns the observed default, or its description if it is short. */
function defaultOf({ default: observed, defaultInWords = [] }: ApiMember) {
  const words = defaultInWords.map((node) => toString(node)).join(' ');
  const fits = words && words.length <= maxLength;
  return observed || fits ? fold(observed ?? words) : undefined;
}

const fold = (code: string) =>
  code.length > maxLength
    ? { summary: `${code.slice(0, maxLength)}…`, detail: code }
    : { summary: code };
