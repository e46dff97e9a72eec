import type { ReactNode } from 'react';
import TextField from './TextField';
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

/** Returns a color as a color picker takes it: `#61a2ff`; `undefined` for translucent colors and other texts. */
function hexOf(color: string): string | undefined {
  const [, short] = /^#([\da-f]{3})$/i.exec(color) ?? [];
  const hex = short ? `#${[...short].map((digit) => digit + digit).join('')}` : color;
  if (/^#[\da-f]{6}$/i.test(hex)) return hex.toLowerCase();
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !CSS.supports('color', color)) return undefined;
  context.fillStyle = color;
  return context.fillStyle.startsWith('#') ? context.fillStyle : undefined;
}
