/** A type of the library as structured data, independent of how pages display it. */
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

/** A keyword: `string`, `any`, `null`, `this`. */
export interface ApiKeyword {
  kind: 'keyword';
  name: string;
}

/** A literal type: `'left'`, `90`, `true`. */
export interface ApiLiteral {
  kind: 'literal';
  /** Value at run time; for a bigint, its digits. */
  value: string | number | boolean;
  /** The literal in code; strings are in single quotes. */
  text: string;
}

/** A reference to a named type: `Position`, `React.ReactNode`, `Partial<Theme>`. */
export interface ApiReference {
  kind: 'reference';
  /** Name in the declaration, with its qualifiers. */
  name: string;
  /**
   * Route of the exported symbol's page, or URL of the page where TypeScript, React or the web platform
   * documents it. Absent if there is no such page, and in references of a symbol to itself.
   */
  to?: string;
  typeArguments?: ApiType[];
}

/** A reference to a type parameter in scope: `T`. */
export interface ApiTypeParameterReference {
  kind: 'typeParameter';
  name: string;
}

/** A union: `A | B`. */
export interface ApiUnion {
  kind: 'union';
  types: ApiType[];
}

/** An intersection: `A & B`. */
export interface ApiIntersection {
  kind: 'intersection';
  types: ApiType[];
}

/** An array: `A[]`. `Array<A>` is a reference instead. */
export interface ApiArray {
  kind: 'array';
  element: ApiType;
}

/** A tuple: `[name: A, B?, ...C[]]`. */
export interface ApiTuple {
  kind: 'tuple';
  elements: ApiTupleElement[];
}

/** An element of a tuple. */
export interface ApiTupleElement {
  name?: string;
  type: ApiType;
  optional?: true;
  rest?: true;
}

/** A function type, or a constructor type if `construct` is set. */
export interface ApiFunctionType {
  kind: 'function';
  construct?: 'new' | 'abstract new';
  typeParameters: ApiTypeParameter[];
  parameters: ApiFunctionParameter[];
  returns: ApiType;
}

/** A parameter of a function type. */
export interface ApiFunctionParameter {
  /** Identifier or destructuring pattern. */
  name: string;
  type: ApiType;
  optional?: true;
  rest?: true;
}

/** A declared type parameter: `T extends string = ''`. */
export interface ApiTypeParameter {
  name: string;
  constraint?: ApiType;
  default?: ApiType;
}

/** An object type: `{ … }`. */
export interface ApiObject {
  kind: 'object';
  members: ApiObjectMember[];
}

/** A member of an object type. */
export type ApiObjectMember =
  | {
      kind: 'property';
      /** Name in code, with the brackets of a computed name or the quotes of a quoted name. */
      name: string;
      type: ApiType;
      optional?: true;
      readonly?: true;
    }
  | { kind: 'method'; name: string; type: ApiFunctionType; optional?: true }
  | { kind: 'call'; type: ApiFunctionType }
  | { kind: 'index'; name: string; key: ApiType; type: ApiType; readonly?: true };

/** A type operator: `keyof A`, `readonly A[]`, `unique symbol`. */
export interface ApiTypeOperator {
  kind: 'operator';
  operator: 'keyof' | 'readonly' | 'unique';
  type: ApiType;
}

/** An indexed access type: `A['b']`. */
export interface ApiIndexedAccess {
  kind: 'indexedAccess';
  object: ApiType;
  index: ApiType;
}

/** A conditional type: `A extends B ? C : D`. */
export interface ApiConditional {
  kind: 'conditional';
  check: ApiType;
  extends: ApiType;
  whenTrue: ApiType;
  whenFalse: ApiType;
}

/** A mapped type: `{ [P in K]?: A }`. */
export interface ApiMapped {
  kind: 'mapped';
  /** Name of the type parameter. */
  name: string;
  constraint: ApiType;
  /** Type after `as`. */
  nameType?: ApiType;
  type: ApiType;
  /** Whether the modifier is added to the properties or removed from them. */
  readonly?: 'add' | 'remove';
  optional?: 'add' | 'remove';
}

/** The type of a value: `typeof ScaleType.Linear`. */
export interface ApiTypeQuery {
  kind: 'query';
  /** Name of the value, with its qualifiers. */
  name: string;
  /** Route of the page of the exported value that the name starts with. */
  to?: string;
  typeArguments?: ApiType[];
}

/** A template literal type: `${A}px` in backticks. */
export interface ApiTemplateLiteral {
  kind: 'templateLiteral';
  head: string;
  spans: { type: ApiType; text: string }[];
}

/** A type predicate, as the return type of a function: `value is A`, `asserts value`. */
export interface ApiPredicate {
  kind: 'predicate';
  /** Name of the parameter, or `this`. */
  name: string;
  asserts?: true;
  type?: ApiType;
}

/** `infer U` in a conditional type. */
export interface ApiInfer {
  kind: 'infer';
  name: string;
  constraint?: ApiType;
}
