import type { Rendered } from './render-chart';

/** Returns the drawing without the ids of its clip paths, which are counted for all drawings of a process. */
export const drawingOf = ({ svg }: Rendered): string => svg.replaceAll(/cl_[\da-f]+/g, 'clip');
