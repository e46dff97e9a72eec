/** A type of the library, reduced to what values in code can be compared with. */
export type CheckType =
  | CheckKeyword
  /** One of these literals; `of` is the exported constant that has them. */
  | { values: (string | number | boolean)[]; of?: string }
  | { list: CheckType }
  | { tuple: CheckType[] }
  | { union: CheckType[] }
  | { object: Record<string, CheckMember> }
  /** An object type in `shapes`. Without it there, every object is accepted. */
  | { shape: string; omit?: string[]; /** Nothing is required, on any level. */ partial?: true };

/** `node`, `element` and `component` are those of React. `color` is a string that is a CSS color. */
export type CheckKeyword =
  | 'any'
  | 'string'
  | 'color'
  | 'number'
  | 'boolean'
  | 'function'
  | 'node'
  | 'element'
  | 'component'
  | 'null';

/** A prop or a member of an object. */
export interface CheckMember {
  type: CheckType;
  required?: true;
  /** The library ignores it. */
  noEffect?: true;
  deprecated?: true;
  /** First sentence of the description, only where the library ignores the member or it is deprecated. */
  note?: string;
  /** Default at run time, if it is a value of a constant or a literal. */
  default?: string;
}

/** A component of the library. */
export interface CheckComponent {
  /** Route of its page; a prop is an anchor on it. */
  page: string;
  props: Record<string, CheckMember>;
}

/** What a name of another library is here. */
export interface ForeignName {
  names: string[];
  /** `Recharts and Chart.js` */
  libraries: string;
  /** What to use: the rest of the sentence "Here, …". */
  use: string;
  /** Kinds of components on which the prop has this meaning; all without it. */
  on?: ForeignTarget[];
  /** Prop or value of the same meaning that can be put in its place as it is. */
  rename?: string;
}

/** Kinds of components that have props of their own. */
export type ForeignTarget =
  | 'axis'
  | 'series'
  | 'settings'
  | 'chart'
  | 'tooltip'
  | 'annotation'
  | 'partition'
  | 'heatmap'
  | 'other';

/** A name that earlier versions of the library had. */
export interface FormerName {
  use: string;
  /** The release without it, if it is known. */
  since?: string;
  /** Component or type of which it was a member; an export without it. */
  of?: string;
  rename?: string;
}

/** What the rules know about the library. Generated from the reference. */
export interface CheckData {
  /** Version of the library. */
  version: string;
  components: Record<string, CheckComponent>;
  /** Names that the library exports. */
  exports: string[];
  deprecated: Record<string, { note: string; page: string }>;
  /** Values of constants such as `ScaleType`, and their page. */
  enums: Record<string, { page: string; values: Record<string, string | number> }>;
  /** Object types, by name. */
  shapes: Record<string, CheckShape>;
  former: Record<string, FormerName[]>;
  /** Releases that changed the types of members, such as `SecondaryMetricProps.badgeBorderColor`. */
  retyped: Record<string, string>;
  /** Names that do not exist and that readers expect. */
  meant: { components: Record<string, string>; props: Record<string, Record<string, string>> };
  foreign: {
    components: ForeignName[];
    props: ForeignName[];
    /** Libraries and the member of the constant, by constant, then by value. */
    values: Record<string, Record<string, [libraries: string, use: string]>>;
    /** Names of libraries, by package. */
    packages: Record<string, string>;
  };
}

/** An object type of the library. */
export interface CheckShape {
  page: string;
  members: Record<string, CheckMember>;
}

/** The part of the data that every check needs. */
export type CheckComponents = Omit<CheckData, 'foreign'>;

/** Names of other libraries. Without them, such names are unknown ones. */
export type CheckForeignNames = Pick<CheckData, 'foreign'>;

/** The object types of themes and styles. Without them, their keys are not checked. */
export type CheckThemes = Pick<CheckData, 'shapes'>;

const noForeignNames: CheckForeignNames = {
  foreign: { components: [], props: [], values: {}, packages: {} },
};

/** Joins the parts of the data, which can be loaded one after the other. */
export const joinCheckData = (
  components: CheckComponents,
  { foreign }: CheckForeignNames = noForeignNames,
  themes: CheckThemes = { shapes: {} },
): CheckData => ({
  ...components,
  foreign,
  shapes: { ...components.shapes, ...themes.shapes },
});
