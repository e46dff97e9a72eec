import type { RootContent } from 'mdast';
import type { ApiFunctionType, ApiLiteral, ApiType, ApiTypeParameter } from './api-type';

/** Text of a doc comment as a Markdown tree without positions, with resolved links. */
export type RichText = RootContent[];

/** Kind of a symbol. A class component has the kind `class`, and `isComponent` is set. */
export type ApiKind = 'component' | 'class' | 'function' | 'interface' | 'type-alias' | 'variable';

/** A parameter of a function or a callback. */
export interface ApiParameter {
  name: string;
  type: ApiType;
  required: boolean;
  description: RichText;
}

/** A prop, or a member of an interface, a class or an object type. */
export interface ApiMember {
  name: string;
  type: ApiType;
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
  /** Whether the description states that the library ignores the member. */
  noEffect?: true;
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
  returns: ApiType;
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
  /** Value at run time. */
  value: string | number;
  description: RichText;
}

/** A static property of a component that React's types declare; it has its own page under `namespaces/`. */
export interface ApiStatic {
  name: string;
  type: ApiType;
  /** Value in the installed library, as text. */
  observed: string;
}

/** Declaration of a symbol, without its type parameters. */
export type ApiDeclaration =
  | { kind: 'interface'; extends: ApiType[] }
  | { kind: 'class'; abstract?: true; extends: ApiType[]; implements: ApiType[] }
  | { kind: 'alias'; type: ApiType }
  /** Overloads in the order of the source; each has its own type parameters. */
  | { kind: 'function'; overloads: ApiFunctionType[] }
  /** A constant with a declared type. */
  | { kind: 'variable'; type: ApiType }
  /** A constant that is initialized with a literal. */
  | { kind: 'value'; literal: ApiLiteral }
  | { kind: 'enum'; members: { name: string; value?: string | number }[] };

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
  /** Whether the symbol is a function component or a class component. */
  isComponent: boolean;
  /** The declaration; for interfaces and classes without their bodies. */
  declaration: ApiDeclaration;
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
  sameName?: string;
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
  schemaVersion: 3;
  library: { name: string; version: string };
  /** Sorted by name, then by kind. */
  symbols: ApiSymbol[];
}

/** What the reference contains, in numbers. */
export interface ReferenceFigures {
  /** Exported names; a constant and a type of the same name count once. */
  names: number;
  /** Props of components that have a description. */
  describedProps: number;
}
