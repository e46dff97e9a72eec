/**
 * When an island starts: `near` within 300 px of the viewport; `intent` when a pointer moves near its parent
 * element, or something in it is focused, clicked or tapped.
 */
export type IslandStart = 'near' | 'intent';
