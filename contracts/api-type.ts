/** A type of the library, as structure: what it is made of, never how it looks on a page. */
export type ApiType =
  | ApiKeyword
  | ApiLiteral
  | ApiReference
  | ApiTypeParameterReference
  | ApiUnion
  | ApiIntersection
  | ApiArray
  | ApiTuple
  | ApiFunctionType
  | ApiObject
  | ApiTypeOperator
  | ApiIndexedAccess
  | ApiConditional
  | ApiMapped
  | ApiTypeQuery
  | ApiTemplateLiteral
  | ApiPredicate
  | ApiInfer;

/** `string`, `any`, `null`, `this` and so on. */
export interface ApiKeyword {
  kind: 'keyword';
  name: string;
}

/** `'left'`, `90`, `true`. */
export interface ApiLiteral {
  kind: 'literal';
  /** At run time; of a bigint its digits. */
  value: string | number | boolean;
  /** How code writes it, with the quotes of the declaration. */
  text: string;
}

/** The name of an interface, an alias, a class or an enum: `Position`, `React.ReactNode`, `Partial<Theme>`. */
export interface ApiReference {
  kind: 'reference';
  /** As written, with its qualifiers. */
  name: string;
  /**
   * Route of the exported symbol's page, or URL of the page where TypeScript, React or the web platform
   * documents it. Absent without such a page, and on the page that it would lead to.
   */
  to?: string;
  typeArguments?: ApiType[];
}

/** A type parameter that is in scope: `T`. */
export interface ApiTypeParameterReference {
  kind: 'typeParameter';
  name: string;
}

/** `A | B` */
export interface ApiUnion {
  kind: 'union';
  types: ApiType[];
}

/** `A & B` */
export interface ApiIntersection {
  kind: 'intersection';
  types: ApiType[];
}

/** `A[]`; `Array<A>` is a reference. */
export interface ApiArray {
  kind: 'array';
  element: ApiType;
}

/** `[name: A, B?, ...C[]]` */
export interface ApiTuple {
  kind: 'tuple';
  elements: ApiTupleElement[];
}

/** One place of a tuple. */
export interface ApiTupleElement {
  name?: string;
  type: ApiType;
  optional?: true;
  rest?: true;
}

/** A function type, or with `construct` the type of a constructor. */
export interface ApiFunctionType {
  kind: 'function';
  construct?: 'new' | 'abstract new';
  typeParameters: ApiTypeParameter[];
  parameters: ApiFunctionParameter[];
  returns: ApiType;
}

/** A parameter within a function type. */
export interface ApiFunctionParameter {
  /** An identifier or a destructuring pattern, as written. */
  name: string;
  type: ApiType;
  optional?: true;
  rest?: true;
}

/** A type parameter as it is declared: `T extends string = ''`. */
export interface ApiTypeParameter {
  name: string;
  constraint?: ApiType;
  default?: ApiType;
}

/** `{ … }` */
export interface ApiObject {
  kind: 'object';
  members: ApiObjectMember[];
}

/** A member of an object type. */
export type ApiObjectMember =
  | {
      kind: 'property';
      /** As written; computed and quoted names keep their marks. */
      name: string;
      type: ApiType;
      optional?: true;
      readonly?: true;
    }
  | { kind: 'method'; name: string; type: ApiFunctionType; optional?: true }
  | { kind: 'call'; type: ApiFunctionType }
  | { kind: 'index'; name: string; key: ApiType; type: ApiType; readonly?: true };

/** `keyof A`, `readonly A[]`, `unique symbol` */
export interface ApiTypeOperator {
  kind: 'operator';
  operator: 'keyof' | 'readonly' | 'unique';
  type: ApiType;
}

/** `A['b']` */
export interface ApiIndexedAccess {
  kind: 'indexedAccess';
  object: ApiType;
  index: ApiType;
}

/** `A extends B ? C : D` */
export interface ApiConditional {
  kind: 'conditional';
  check: ApiType;
  extends: ApiType;
  whenTrue: ApiType;
  whenFalse: ApiType;
}

/** `{ [P in K]?: A }` */
export interface ApiMapped {
  kind: 'mapped';
  /** The type parameter. */
  name: string;
  constraint: ApiType;
  /** After `as`. */
  nameType?: ApiType;
  type: ApiType;
  /** How the mapping changes the modifier of the members. */
  readonly?: 'add' | 'remove';
  optional?: 'add' | 'remove';
}

/** `typeof ScaleType.Linear` */
export interface ApiTypeQuery {
  kind: 'query';
  /** Name of the value as written, with its qualifiers. */
  name: string;
  /** Route of the page of the exported value that the name begins with. */
  to?: string;
  typeArguments?: ApiType[];
}

/** `${A}px` in backticks */
export interface ApiTemplateLiteral {
  kind: 'templateLiteral';
  head: string;
  spans: { type: ApiType; text: string }[];
}

/** `value is A`, `asserts value`; the result of functions only. */
export interface ApiPredicate {
  kind: 'predicate';
  /** The parameter, or `this`. */
  name: string;
  asserts?: true;
  type?: ApiType;
}

/** `infer U` in a conditional type */
export interface ApiInfer {
  kind: 'infer';
  name: string;
  constraint?: ApiType;
}
