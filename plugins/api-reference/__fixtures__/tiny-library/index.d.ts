/** What a mark looks like. */
export declare const Shape: Readonly<{
  /** No corners. */
  Round: 'round';
  Square: 'square';
}>;
/** One of the shapes. */
export type Shape = (typeof Shape)[keyof typeof Shape];

/** What every mark has. Marks are drawn in order. */
export interface Mark {
  /** Name of the mark; see {@link Shape} and {@link missing}. */
  id: string;
  /**
   * How far it stands from the edge.
   * @defaultValue `4`
   */
  margin?: number;
}

/** What a dot has. */
export interface DotProps extends Mark {
  shape?: Shape;
  /** @deprecated use `shape` */
  round?: boolean;
  onPick: (mark: Mark) => void;
}

export {};

interface Component<P> {
  (props: P): null;
  displayName?: string;
}

/** Draws a dot. */
export declare const Dot: Component<DotProps>;

/**
 * Doubles a number.
 * @param amount - what to double
 */
export declare function double(amount: number, digits?: number): number;

export declare class Box {
  private secret;
  /** How wide it is. */
  width: number;
  /** Puts a mark into the box. */
  place(mark?: Mark): void;
  /** Takes a mark out. */
  take(id: string): Mark;
  take(index: number): Mark;
}

/** Not exported, so its definition is shown instead. */
type Size = 'small' | 'large';

/** Not exported, with the name of a JavaScript object. */
interface Map {
  tiles: number;
}

/** Types of every kind that the model supports. */
export interface Kinds<T extends string = ''> {
  keyword: unknown;
  nothing: null;
  own: this;
  string: "it's";
  number: -1.5;
  truth: true;
  reference: Mark;
  external: Promise<Mark>;
  parameter: T;
  union: 'a' | ('b' | null);
  intersection: Mark & { a: 1 };
  array: (string | number)[];
  tuple: [x: number, y?: Mark, ...rest: string[]];
  plainTuple: [number, Mark?, ...string[]];
  call: <U extends Mark>(this: Mark, first: U, second?: T, ...rest: U[]) => void;
  constructor: new (mark: Mark) => Box;
  abstract: abstract new () => Box;
  object: {
    readonly a?: number;
    'line-width': number;
    [Symbol.iterator]: string;
    [key: string]: unknown;
    method?(mark: Mark): void;
    (value: number): string;
    new (value: string): Mark;
    get width(): number;
    set width(value: number);
  };
  keys: keyof Mark;
  readonlyList: readonly string[];
  access: Mark['id'];
  element: (typeof Shape)[keyof typeof Shape];
  condition: T extends infer U extends string ? U : never;
  mapping: { readonly [P in keyof Mark as `${P}s`]-?: Mark[P] };
  query: typeof Shape.Round;
  template: `${T}px`;
  callbacks: ((mark: Mark) => void) | Array<() => void>;
  hidden: Size;
  hiddenInside: Size | null;
  local: Map;
}

/** Has no page: its `Mark` shadows the exported one. */
declare namespace inner {
  interface Mark {
    length: number;
  }
  /** Measures a mark of another kind. */
  export function measure(mark: Mark): mark is Mark & { id: string };
}
export import measure = inner.measure;
