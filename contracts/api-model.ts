import type { RootContent } from 'mdast';

/** Text of a doc comment as a Markdown tree without positions; links already lead to pages. */
export type RichText = RootContent[];

/** A piece of a type's text: plain, or a name that has a page of its own (a route or an absolute URL). */
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
  /** Interface or type that declares it, when that is not the symbol itself. */
  from?: string;
  /** Optional props of components: the code of what the running library fills in, if it does. */
  default?: string;
  /** Where else the value comes from, in words: the theme, the data, another prop. */
  defaultInWords?: RichText;
  /** As the library's comment states it; pages show it only where nothing was observed. */
  declaredDefault?: string;
  description: RichText;
  /** What to use instead; present on deprecated members, possibly empty. */
  deprecated?: RichText;
  /** `alpha`, `beta` or `internal`, from the comment. */
  releaseTag?: string;
  /** The values of the exported set that the type names. */
  accepts?: ApiUse[];
  /** Callbacks: what they are called with. */
  parameters?: ApiParameter[];
  /** Props of components: ids of the examples that set it. */
  examples?: string[];
}

/** One way to call a function. */
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

/** A call of a function that the build made, and what it gave. */
export interface ApiCall {
  call: string;
  result: string;
}

/** A named place of the reference: a prop, a value, a type. */
export interface ApiUse {
  /** `AxisSpec.style` */
  text: string;
  /** Route with anchor. */
  to: string;
}

/** One of the values that a constant holds or a union allows. */
export interface ApiValue {
  /** How to write it: `ScaleType.Linear`, `'linear'`. */
  name: string;
  /** What it is at run time, when that differs from how it is written. */
  value?: string;
  description: RichText;
}

/** A static of a component that React knows, with its own page under `namespaces/`. */
export interface ApiStatic {
  name: string;
  type: TypePart[];
  /** What the installed library holds there, as text. */
  observed: string;
}

/** One exported name in one of its meanings. */
export interface ApiSymbol {
  name: string;
  kind: ApiKind;
  /** Without the base path: `/all-types/interfaces/AxisSpec`. */
  route: string;
  /** First sentence of the description, plain; empty when nobody described it. */
  summary: string;
  description: RichText;
  deprecated?: RichText;
  /** `public`, `alpha`, `beta` or `internal`, from the comment. */
  releaseTag?: string;
  /** The declaration, without comments; of interfaces and classes only the head. */
  declaration: TypePart[];
  /** Props of components, members of interfaces, classes and object types. */
  members: ApiMember[];
  typeParameters: ApiTypeParameter[];
  /** Functions, and types of functions. */
  signatures: ApiSignature[];
  /** Functions only: calls with what they give, run by the build. */
  calls: ApiCall[];
  /** Constants that hold a fixed set, and unions of literals. */
  values: ApiValue[];
  /** Components only. */
  statics: ApiStatic[];
  /** Route of the type of the same name, or of the constant of the same name. */
  twin?: string;
  /** Route of the hand-written page about it. */
  guide?: string;
  usedBy: ApiUse[];
  /** Ids of the examples whose code names it. */
  examples: string[];
  /** File in the package, without the leading `dist/`. */
  declaredIn: string;
}

/** Everything that the published types of the library, its running code and our notes say. */
export interface ApiModel {
  /** Grows when a reader of the model must change. */
  schemaVersion: 2;
  library: { name: string; version: string };
  /** Sorted by name, then by kind. */
  symbols: ApiSymbol[];
}
