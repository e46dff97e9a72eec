import type { ReactNode } from 'react';
import type { ControlOption, PropControl } from '../../../../shared/prop-controls/controls';
import OptionPicture, { hasPicture } from './OptionPicture';
import type { FieldProps } from './field-props';

/** Most options, and most characters of their labels, that are shown beside each other. */
const maxButtons = 4;
const maxCharacters = 28;

/** Whether the options of a control are shown as buttons. */
export function isGroup({ options = [] }: PropControl): boolean {
  if (hasPictures(options)) return true;
  const characters = options.reduce((sum, { label }) => sum + label.length, 0);
  return options.length > 0 && options.length <= maxButtons && characters <= maxCharacters;
}

const hasPictures = (options: readonly ControlOption[]): boolean =>
  options.length > 0 && options.every(({ code }) => hasPicture(code));

/** Renders options as buttons if they have pictures, or are few and short; else as a list. */
export default function ChoiceField({ id, describedBy, control, onSet }: FieldProps): ReactNode {
  const { value, defaultValue, options = [], required } = control;
  const shown = value ?? defaultValue;
  const pictured = hasPictures(options);
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
            <span title={option.label}>
              {pictured ? <OptionPicture code={option.code} /> : option.label}
            </span>
          </label>
        ))}
        {pictured && <small>{options.find((option) => option.value === shown)?.label}</small>}
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
