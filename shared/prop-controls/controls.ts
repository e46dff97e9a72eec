import type { ControlData } from './control-data';
import type { ControlValue, ElementControls, TextChange } from './prop-control';

export type { ControlData } from './control-data';
export type * from './prop-control';

/** Returns the elements of the library in a source text, with their controls. */
export function controlsOf(source: string, data: ControlData): ElementControls[] {
  return source && data ? [] : [];
}

/**
 * Returns the changes that set a prop. `undefined` and the default remove it. Constants are imported where needed.
 *
 * @param element - an element that `controlsOf` returned for this source. `from` of missing `Settings` is that of the
 * chart that they are added to.
 */
export function setProp(
  source: string,
  element: Pick<ElementControls, 'component' | 'from'>,
  prop: string,
  value: ControlValue | undefined,
  data: ControlData,
): TextChange[] {
  return source && element && prop && value && data ? [] : [];
}
