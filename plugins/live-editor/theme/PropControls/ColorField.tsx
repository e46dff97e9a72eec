import type { ReactNode } from 'react';
import TextField from './TextField';
import { hexOf } from './hex-of';
import type { FieldProps } from './field-props';

/** Renders a color picker, and a field for every color that CSS knows. */
export default function ColorField(props: FieldProps): ReactNode {
  const { control, onSet } = props;
  const { prop, value, defaultValue } = control;
  const shown = value ?? defaultValue;
  return (
    <>
      <input
        type="color"
        aria-label={`${prop}, color picker`}
        data-default={value === undefined || undefined}
        value={(typeof shown === 'string' && hexOf(shown)) || '#808080'}
        onChange={({ target }) => onSet(target.value)}
      />
      <TextField {...props} />
    </>
  );
}
