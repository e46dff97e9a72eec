import type { ReactNode } from 'react';
import type { PropControl } from '../../../../shared/prop-controls/controls';
import type { FieldProps } from './field-props';

/** Most options, and most characters of their labels, that are shown beside each other. */
const maxButtons = 4;
const maxCharacters = 28;

/** Whether the options of a control are shown as buttons. */
export function isGroup({ options = [] }: PropControl): boolean {
  const characters = options.reduce((sum, { label }) => sum + label.length, 0);
  return options.length > 0 && options.length <= maxButtons && characters <= maxCharacters;
}

/** Renders options as buttons if they are few and short, else as a list. */
export default function ChoiceField({ id, describedBy, control, onSet }: FieldProps): ReactNode {
  const { value, defaultValue, options = [], required } = control;
  const shown = value ?? defaultValue;
  if (isGroup(control))
    return (
      <div
        role="radiogroup"
        aria-labelledby={`${id}-name`}
        aria-describedby={describedBy}
        className="prop-controls-options"
        data-default={value === undefined || undefined}
      >
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              aria-label={option.label}
              checked={option.value === shown}
              onChange={() => onSet(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    );
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      value={shown === undefined ? '' : String(shown)}
      onChange={({ target }) => onSet(target.value === '' ? undefined : target.value)}
    >
      {(shown === undefined || (defaultValue === undefined && !required)) && (
        <option value="">default</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
