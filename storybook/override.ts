/** Props by name. */
export type Props = Record<string, unknown>;

/**
 * Overrides the props of an element with the values of the controls.
 *
 * Empty strings are ignored: clearing a text control restores the value of the example.
 *
 * @param set - values of the controls; `only` is the id of the element to change, not a prop.
 */
export function override(props: Props, { only, ...set }: Props): Props {
  if (only && only !== props.id) return props;
  const kept = Object.entries(set).filter(([, value]) => value !== undefined && value !== '');
  return { ...props, ...Object.fromEntries(kept) };
}
