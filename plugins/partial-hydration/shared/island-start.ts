/**
 * When an island starts: `near` when it comes within 300 px of the viewport, `intent` when the reader points
 * near the element around it, focuses something in it, or clicks or taps it.
 */
export type IslandStart = 'near' | 'intent';
