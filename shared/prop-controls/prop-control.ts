/** Kinds of controls. */
export type ControlKind = 'boolean' | 'enum' | 'number' | 'color' | 'text' | 'format';

/** Value of a prop that a control can set. */
export type ControlValue = string | number | boolean;

/** A change of a text, with offsets into the text before all changes of the list. CodeMirror accepts lists of it. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** A value that a control offers. */
export interface ControlOption {
  /** What `setProp` takes: the value of an enum as text, or the key of a formatter. */
  value: string;
  label: string;
  /** The expression in the source, such as `Position.Left`. */
  code: string;
}

/** An element of a source text, with a control for each prop that can be edited. */
export interface ElementControls {
  component: string;
  /** Its id prop, if that is a literal. */
  id?: string;
  /** Its position among the elements of the component. */
  index: number;
  /** Offset of the element. For missing `Settings`, that of the `Chart`. */
  from: number;
  /** Whether the source has no such element: setting a prop adds it. */
  isMissing?: true;
  /** Address of the component's page in the reference, without base path. */
  url: string;
  controls: PropControl[];
}

/** A control for a prop. */
export interface PropControl {
  prop: string;
  kind: ControlKind;
  /** The member of an object that the control sets: `height` of `size`. */
  member?: string;
  /** Whether the component needs the prop: it cannot be removed. */
  required?: true;
  /** The value that the source states; `undefined` if the prop is not set, or set by an expression. */
  value: ControlValue | undefined;
  /** The default as the reference prints it, if there is one. */
  defaultText?: string;
  /** The default, if it is a value of the control. */
  defaultValue?: ControlValue;
  /** For enums and formatters. */
  options?: ControlOption[];
  min?: number;
  max?: number;
  step?: number;
  /** Why the control cannot show the value: the source sets the prop by an expression. */
  blocked?: string;
  isSet: boolean;
  /** Number of examples that set the prop, to sort by. */
  uses: number;
  /** First sentence of the reference. */
  description: string;
  /** Page and anchor of the prop in the reference, without base path. */
  url: string;
}
