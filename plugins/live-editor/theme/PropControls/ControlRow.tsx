import { useId, useRef, useState, type ReactNode } from 'react';
import type { ControlValue, PropControl } from '../../../../shared/prop-controls/controls';
import BooleanField from './BooleanField';
import ChoiceField, { isGroup } from './ChoiceField';
import ColorField from './ColorField';
import NumberField from './NumberField';
import TextField from './TextField';
import { nameOf } from './control-order';
import type { FieldProps } from './field-props';

interface Props {
  control: PropControl;
  baseUrl: string;
  onSet: (value: ControlValue | undefined) => void;
}

/** Renders the control of a prop, with its description and a button that removes the prop. */
export default function ControlRow({ control, baseUrl, onSet }: Props): ReactNode {
  const { kind, blocked, isSet, required, description, defaultText, url } = control;
  const name = nameOf(control);
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // Whether the reader chose to replace what the code has.
  const [isReplacing, setReplacing] = useState(false);
  if (isReplacing && blocked === undefined) setReplacing(false);
  const Field = fields[kind];
  const hasField = blocked === undefined || isReplacing;
  /** The button that was pressed disappears: the control keeps the focus. */
  const focusField = () =>
    requestAnimationFrame(() => {
      const field =
        row.current?.querySelector<HTMLElement>('input:checked') ??
        row.current?.querySelector<HTMLElement>('input, select');
      field?.focus();
    });
  return (
    <div ref={row} className="prop-controls-row" data-set={isSet || undefined}>
      <div className="prop-controls-name">
        {hasField && !isGroup(control) ? (
          <label id={`${id}-name`} htmlFor={id}>
            {name}
          </label>
        ) : (
          // A label would choose the first option of a group.
          <span id={`${id}-name`}>{name}</span>
        )}
        <a href={baseUrl + url.slice(1)} aria-label={`${name} in the reference`}>
          ?
        </a>
      </div>
      <div className="prop-controls-field">
        {hasField && <Field id={id} describedBy={`${id}-about`} control={control} onSet={onSet} />}
        {blocked !== undefined && !isReplacing && (
          <button
            type="button"
            aria-label={`Set ${name} here instead`}
            onClick={() => {
              setReplacing(true);
              focusField();
            }}
          >
            Set here instead
          </button>
        )}
        {isSet && !required && blocked === undefined && (
          <button
            type="button"
            aria-label={`Reset ${name}`}
            onClick={() => {
              onSet(undefined);
              focusField();
            }}
          >
            Reset
          </button>
        )}
      </div>
      <p id={`${id}-about`} className="prop-controls-about">
        {blocked !== undefined && (
          <span className="prop-controls-blocked">
            {isReplacing ? `${blocked} A value here replaces it. ` : `${blocked} `}
          </span>
        )}
        {description}
        {defaultText !== undefined && ` Default: ${defaultText}.`}
      </p>
    </div>
  );
}

const fields: Record<PropControl['kind'], (props: FieldProps) => ReactNode> = {
  boolean: BooleanField,
  color: ColorField,
  enum: ChoiceField,
  format: ChoiceField,
  number: NumberField,
  text: TextField,
};
