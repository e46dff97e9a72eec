import type { ArgTypes } from '@storybook/react-vite';
import type { ApiType } from '../../shared/types/api-type';
import { fieldOf, type Option } from './field-of';
import type { Types } from './types-of';

/** Control of a prop; `control: false` lists the prop without a control. */
export type Control = Pick<ArgTypes[string], 'control' | 'options' | 'type'>;

/** Returns the control for a type. For unions, the simplest control is used. */
export function controlOf(type: ApiType, types: Types): Control {
  const { primitives, options, manyOf, isObject } = fieldOf(type, types);
  if (primitives.includes('boolean')) return { control: 'boolean', type: { name: 'boolean' } };
  if (options.length > 0) return { ...choice('select', options), type: typeOf(options) };
  if (primitives.includes('number')) return { control: 'number', type: { name: 'number' } };
  if (primitives.includes('string')) return { control: 'text', type: { name: 'string' } };
  if (manyOf.length > 0)
    return { ...choice('multi-select', manyOf), type: { name: 'array', value: typeOf(manyOf) } };
  if (isObject) return { control: 'object', type: { name: 'object', value: {} } };
  return { control: false };
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
