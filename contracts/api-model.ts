import type { RootContent } from 'mdast';
import type { ApiFunctionType, ApiLiteral, ApiType, ApiTypeParameter } from './api-type';

/** Text of a doc comment as a Markdown tree without positions; links already lead to pages. */
export type RichText = RootContent[];

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
  returns: ApiType;
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
  /** At run time. */
  value: string | number;
  description: RichText;
}

/** A static of a component that React knows, with its own page under `namespaces/`. */
export interface ApiStatic {
  name: string;
  type: ApiType;
  /** What the installed library holds there, as text. */
  observed: string;
}

/** How a symbol is declared, beside its type parameters. */
export type ApiDeclaration =
  | { kind: 'interface'; extends: ApiType[] }
  | { kind: 'class'; abstract?: true; extends: ApiType[]; implements: ApiType[] }
  | { kind: 'alias'; type: ApiType }
  /** Several overloads in the order of the declarations; type parameters stand in each. */
  | { kind: 'function'; overloads: ApiFunctionType[] }
  /** A constant with its type, or with the literal that it holds. */
  | { kind: 'variable'; type: ApiType }
  | { kind: 'value'; literal: ApiLiteral }
  | { kind: 'enum'; members: { name: string; value?: string | number }[] };

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
  /** Whether React renders it: components, and classes that extend React's. */
  isComponent: boolean;
  declaration: ApiDeclaration;
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
  /** Route of the other meaning of the name: of the type or of the constant. */
  sameName?: string;
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
  schemaVersion: 3;
  library: { name: string; version: string };
  /** Sorted by name, then by kind. */
  symbols: ApiSymbol[];
}
