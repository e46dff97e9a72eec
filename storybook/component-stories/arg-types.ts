import type { ArgTypes } from '@storybook/react-vite';
import { toString } from 'mdast-util-to-string';
import type { ApiMember, ApiSymbol } from '../../contracts/api-model';
import { headingOf } from '../../plugins/api-reference/shared/group-members.js';
import { plainType } from '../../plugins/api-reference/shared/print-type.js';
import { controlOf, type Control } from './control-of.js';
import { markdownOf } from './markdown-of.js';
import type { Types } from './types-of.js';

/** Longer code folds, so that the table keeps room for the descriptions. */
const foldFrom = 30;

/** All props of a component as Storybook lists them: required ones first, then by where they come from. */
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

/** An example says what its chart is of and by which id; a reader changes how it looks and behaves. */
function controlOfProp({ name, type, required }: ApiMember, types: Types): Control {
  const control = controlOf(type, types);
  const isText = control.control === 'text';
  if (isText && /color$/i.test(name)) return { ...control, control: 'color' };
  const isOfTheExample = name === 'id' || (required && (isText || control.control === 'object'));
  return isOfTheExample ? { control: false } : control;
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

/** Code that the library fills in, or a word as short as code: `none`. */
function defaultOf({ default: observed, defaultInWords = [] }: ApiMember) {
  const words = defaultInWords.map((node) => toString(node)).join(' ');
  const fits = words && words.length <= foldFrom;
  return observed || fits ? fold(observed ?? words) : undefined;
}

const fold = (code: string) =>
  code.length > foldFrom
    ? { summary: `${code.slice(0, foldFrom)}…`, detail: code }
    : { summary: code };
