/** First and last line of a part of a file, counted from 1. */
export type LineRange = [first: number, last: number];
