import type { ReactNode } from 'react';
import { nameOf } from './control-order';
import type { FieldProps } from './field-props';
import { useDraft } from './use-draft';

/** Renders a field and a slider. The field also takes numbers outside of the range of the slider. */
export default function NumberField({ id, describedBy, control, onSet }: FieldProps): ReactNode {
  const { value, defaultValue, required, min = 0, max = 100, step = 1 } = control;
  const draft = useDraft(isFiniteNumber(value) ? String(value) : '');
  const shown = value ?? defaultValue;
  return (
    <>
      <input
        id={id}
        type="number"
        // Without limits: a browser reports other numbers as invalid.
        step="any"
        aria-describedby={describedBy}
        value={draft.text}
        placeholder={isFiniteNumber(defaultValue) ? String(defaultValue) : 'default'}
        onChange={({ target }) => {
          draft.edit(target.value);
          // What is not a number yet, such as a minus sign.
          if (target.validity.badInput) return;
          if (target.value !== '') onSet(Number(target.value));
          else if (!required) onSet(undefined);
        }}
        onBlur={draft.end}
      />
      <input
        type="range"
        aria-label={`${nameOf(control)}, slider`}
        min={min}
        max={max}
        step={step}
        value={isFiniteNumber(shown) ? shown : min}
        onChange={({ target }) => onSet(Number(target.value))}
      />
    </>
  );
}

const isFiniteNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
