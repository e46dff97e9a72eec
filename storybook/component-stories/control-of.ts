import type { ArgTypes } from '@storybook/react-vite';
import type { ApiType } from '../../shared/types/api-type';
import { editorOf } from '../../shared/prop-controls/model/editor-of';
import type { Option } from '../../shared/prop-controls/model/field-of';
import type { Types } from '../../shared/prop-controls/model/types-of';

/** Control of a prop; `control: false` lists the prop without a control. */
export type Control = Pick<ArgTypes[string], 'control' | 'options' | 'type'>;

/** Returns the control for a type. */
export function controlOf(type: ApiType, types: Types): Control {
  const editor = editorOf(type, types);
  switch (editor?.kind) {
    case 'boolean':
    case 'number':
      return { control: editor.kind, type: { name: editor.kind } };
    case 'text':
      return { control: 'text', type: { name: 'string' } };
    case 'object':
      return { control: 'object', type: { name: 'object', value: {} } };
    case 'enum':
      return { ...choice('select', editor.options), type: typeOf(editor.options) };
    case 'list':
      return {
        ...choice('multi-select', editor.options),
        type: { name: 'array', value: typeOf(editor.options) },
      };
    default:
      return { control: false };
  }
}

const choice = (type: 'select' | 'multi-select', options: Option[]): Control => ({
  control: { type, labels: Object.fromEntries(options.map(({ value, label }) => [value, label])) },
  options: options.map(({ value }) => value),
});

/** Returns the type by which Storybook parses values in the URL of a story. */
const typeOf = (options: Option[]) =>
  ({
    name: options.every(({ value }) => typeof value === 'number') ? 'number' : 'string',
  }) as const;
