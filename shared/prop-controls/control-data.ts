import type { ControlKind } from './prop-control';

/** What controls know about the library, as `.generated/prop-controls/controls.json` stores it. */
export interface ControlData {
  /** Values of the constants that options name: `Position`, then `Left`. */
  constants: Record<string, Record<string, string | number>>;
  components: Record<string, ComponentData>;
}

/** A component of the library. */
export interface ComponentData {
  /** Route of its page; a prop is an anchor on it. */
  url: string;
  /** Props with a control. */
  props: Record<string, PropData>;
}

/** A prop with a control. */
export interface PropData {
  kind: ControlKind;
  required?: true;
  /** The member that the control sets, if the prop is an object in all examples: `height` of `size`. */
  member?: string;
  /** Values of an enum as code: `Position.Left`, `'svg'`, `90`. */
  options?: string[];
  /** What a formatter receives. */
  receives?: FormatterInput;
  /** Minimum, maximum and step of a number. They are suggestions: examples use about these values. */
  range?: [min: number, max: number, step: number];
  /** Default as code. */
  default?: string;
  /** Description of a default that is not a plain value. */
  defaultInWords?: string;
  /** Number of examples that set the prop. */
  uses: number;
  description: string;
}

/** What a formatter receives: a number or anything else, text or a number, or an object with `value`. */
export type FormatterInput = 'value' | 'label' | 'object';
