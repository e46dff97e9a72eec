/** `error`: does not compile, throws, or draws something else. `warning`: probably not meant. `info`: can be better. */
export type Severity = 'error' | 'warning' | 'info';

/** Replaces the text between two offsets. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** A change that keeps the meaning of the code and can be applied without a further look. */
export interface Fix {
  /** What it does, as the label of a button: `Replace with yAccessors`. */
  title: string;
  /** In ascending order, without overlaps. */
  edits: Edit[];
}

/** A mistake in chart code. */
export interface Finding {
  /** The rule: its kind, and a detail if the kind has several rules (`unknown-value/dow`). */
  code: string;
  /** One or two sentences: what is wrong and what to do. Code is in backticks. */
  message: string;
  /** Offsets into the source; never empty. */
  from: number;
  to: number;
  /** Of `from`, 1-based. */
  line: number;
  /** Of `from`, 1-based. */
  column: number;
  severity: Severity;
  /** Route and anchor of the site, without its base path: `/api/specs/xy/Axis#position`. */
  link: string;
  fix?: Fix;
}

/** Returns the kind of a code: `no-effect` for `no-effect/brush`. */
export const kindOf = (code: string): string => code.split('/')[0] ?? code;
