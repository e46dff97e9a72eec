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
}
