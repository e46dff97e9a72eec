/** Props by name. */
export type Props = Record<string, unknown>;

/**
 * Props of an element as the example gives them, under those that a reader has set in the controls.
 *
 * An emptied text counts as not set: a text field has no other way back to the example's own value.
 *
 * @param set - the controls' values; `only` is no prop but the id of the one element to change.
 */
export function override(props: Props, { only, ...set }: Props): Props {
  if (only && only !== props.id) return props;
  const kept = Object.entries(set).filter(([, value]) => value !== undefined && value !== '');
  return { ...props, ...Object.fromEntries(kept) };
}
