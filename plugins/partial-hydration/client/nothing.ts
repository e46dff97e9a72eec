/**
 * Replaces functions and data that pages do not need, and components that render only tags of the head: those of the
 * server are kept.
 */
export default function renderNothing(): null {
  return null;
}
