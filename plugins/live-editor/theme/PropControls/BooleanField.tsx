import type { ReactNode } from 'react';
import type { FieldProps } from './field-props';

/** Renders a checkbox. It is neither checked nor unchecked if the prop is not set and its default is not a value. */
export default function BooleanField({ id, describedBy, control, onSet }: FieldProps): ReactNode {
  const { value, defaultValue } = control;
  const shown = value ?? defaultValue;
  return (
    <label className="prop-controls-boolean">
      <input
        ref={(node) => {
          if (node) node.indeterminate = shown === undefined;
        }}
        id={id}
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={describedBy}
        checked={shown === true}
        onChange={({ target }) => onSet(target.checked)}
      />
      <span>{value === undefined ? 'default' : String(value)}</span>
    </label>
  );
}
