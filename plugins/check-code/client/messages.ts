import type { Finding } from '../../../shared/check-code/finding';

/** Asks the worker to check a text, or to apply all fixes to it first. */
export interface CheckRequest {
  id: number;
  source: string;
  withFixes: boolean;
}

/** What a check found. */
export interface CheckAnswer {
  /** The text to which the findings belong: that of the request, or with all fixes. */
  source: string;
  findings: Finding[];
  /** Whether the text mentions the library or one of its components. */
  isAboutCharts: boolean;
}

/** What the worker sends: once that it is ready, then an answer or an error for each request. */
export type CheckResponse =
  | { type: 'ready' }
  | { type: 'answer'; id: number; answer: CheckAnswer }
  | { type: 'error'; id: number; message: string };
