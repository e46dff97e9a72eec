import type { RootContent } from 'mdast';

/** Text of a doc comment as a Markdown tree without positions, with resolved links. */
export type RichText = RootContent[];

/** Part of a type's text: plain text, or a name linked to its page (a route or an absolute URL). */
export type TypePart = string | { text: string; to: string };

export type ApiKind = 'component' | 'class' | 'function' | 'interface' | 'type-alias' | 'variable';

/** A parameter of a function or a callback. */
export interface ApiParameter {
  name: string;
  type: TypePart[];
  required: boolean;
  description: RichText;
}

/** A prop, or a member of an interface, a class or an object type. */
export interface ApiMember {
  name: string;
  type: TypePart[];
  required: boolean;
  /** Interface or type that declares the member, if it is not the symbol itself. */
  from?: string;
  /** Optional props of components: the default value observed at run time, as code. */
  default?: string;
  /** Description of a default that is not a plain value: taken from the theme, the data or another prop. */
  defaultInWords?: RichText;
  /** Default stated in the library's doc comment. Pages show it only if no default was observed. */
  declaredDefault?: string;
  description: RichText;
  /** Replacement for a deprecated member; set on every deprecated member, possibly empty. */
  deprecated?: RichText;
  /** `alpha`, `beta` or `internal`, from the doc comment. */
  releaseTag?: string;
  /** Values of the exported constant that the type refers to. */
  accepts?: ApiUse[];
  /** Parameters of a callback. */
  parameters?: ApiParameter[];
  /** Props of components: ids of the examples that set the prop. */
  examples?: string[];
}

/** Call signature of a function. */
export interface ApiSignature {
  parameters: ApiParameter[];
  returns: TypePart[];
}

/** A type parameter of a type, a class or a function. */
export interface ApiTypeParameter {
  name: string;
  constraint?: TypePart[];
  default?: TypePart[];
}

/** A function call that was executed at build time, and its result. */
export interface ApiCall {
  call: string;
  result: string;
}

/** A link into the reference: to a prop, a value or a type. */
export interface ApiUse {
  /** `AxisSpec.style` */
  text: string;
  /** Route with anchor. */
  to: string;
}

/** A value of a constant or a union type. */
export interface ApiValue {
  /** The value in code: `ScaleType.Linear`, `'linear'`. */
  name: string;
  /** Value at run time, if it differs from `name`. */
  value?: string;
  description: RichText;
}

/** A static property of a component that React's types declare; it has its own page under `namespaces/`. */
export interface ApiStatic {
  name: string;
  type: TypePart[];
  /** Value in the installed library, as text. */
  observed: string;
}

/** One meaning of an exported name: a constant and a type of the same name are two symbols. */
export interface ApiSymbol {
  name: string;
  kind: ApiKind;
  /** Without the base path: `/all-types/interfaces/AxisSpec`. */
  route: string;
  /** First sentence of the description as plain text; empty without a description. */
  summary: string;
  description: RichText;
  deprecated?: RichText;
  /** `public`, `alpha`, `beta` or `internal`, from the doc comment. */
  releaseTag?: string;
  /** The declaration without comments; for interfaces and classes without their bodies. */
  declaration: TypePart[];
  /** Props of a component, or members of an interface, a class or an object type. */
  members: ApiMember[];
  typeParameters: ApiTypeParameter[];
  /** Call signatures of functions and function types. */
  signatures: ApiSignature[];
  /** Functions only: sample calls with their results. */
  calls: ApiCall[];
  /** Values of enum-like constants and of unions of literals. */
  values: ApiValue[];
  /** Static properties, of components only. */
  statics: ApiStatic[];
  /** Route of the symbol of the same name: the type of a constant, or the constant of a type. */
  twin?: string;
  /** Route of the hand-written page about the symbol. */
  guide?: string;
  usedBy: ApiUse[];
  /** Ids of the examples that import the symbol. */
  examples: string[];
  /** Declaration file, relative to the package's `dist/`. */
  declaredIn: string;
}

/** Data of the API reference, from the library's published types, its run-time behavior and our notes. */
export interface ApiModel {
  /** Incremented on every breaking change of this format. */
  schemaVersion: 2;
  library: { name: string; version: string };
  /** Sorted by name, then by kind. */
  symbols: ApiSymbol[];
}
