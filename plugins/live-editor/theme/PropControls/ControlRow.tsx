import { useId, useRef, useState, type ReactNode } from 'react';
import type { ControlValue, PropControl } from '../../../../shared/prop-controls/controls';
import ChoiceField, { isGroup } from './ChoiceField';
import TextField from './TextField';
import { nameOf } from './control-order';
import type { FieldProps } from './field-props';
import { useDraft } from './use-draft';

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

/** Renders a checkbox. It is neither checked nor unchecked if the prop is not set and its default is not a value. */
function BooleanField({ id, describedBy, control, onSet }: FieldProps): ReactNode {
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

/** Renders a color picker, and a field for every color that CSS knows. */
function ColorField(props: FieldProps): ReactNode {
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

/** Renders a field and a slider. The field also takes numbers outside of the range of the slider. */
function NumberField({ id, describedBy, control, onSet }: FieldProps): ReactNode {
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
