import type { ReactNode } from 'react';
import type { FieldProps } from './field-props';
import { useDraft } from './use-draft';

/** Renders a field for a short text. An empty field removes the prop. */
export default function TextField({ id, describedBy, control, onSet }: FieldProps): ReactNode {
  const { value, defaultValue, required } = control;
  const draft = useDraft(typeof value === 'string' ? value : '');
  return (
    <input
      id={id}
      type="text"
      aria-describedby={describedBy}
      value={draft.text}
      placeholder={typeof defaultValue === 'string' ? defaultValue : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={({ target }) => {
        draft.edit(target.value);
        onSet(target.value === '' && !required ? undefined : target.value);
      }}
      onBlur={draft.end}
    />
  );
}
