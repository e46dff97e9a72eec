import type { Component, FC, ReactNode } from 'react';

/** What every panel has. */
export interface PanelSpec {
  id: string;
  /** @default `true` */
  visible?: boolean;
  width: number;
  /** Draws the head. */
  renderHead?: (title: string, side?: Side) => ReactNode;
}

/** Shows a panel. */
export declare const Panel: FC<Partial<PanelSpec> & Pick<PanelSpec, 'id'>>;

export interface FrameProps {
  /** Space inside. */
  padding?: number;
}

/** Holds panels. */
export declare class Frame extends Component<FrameProps> {
  render(): ReactNode;
}

/** Where a panel stands. */
export declare enum Side {
  /** The beginning of a line. */
  Left = 0,
  Right = 1,
}

/** How panels look. */
export declare const look: { colors: string[] };

/** Text of a number. */
export declare function format(value: number): string;
/** Text of a date. */
export declare function format(value: Date, zone?: string): string;

/** @alpha */
export declare function joinAll(...parts: string[]): string;

/** A way to write a value. */
export type Formatter<T extends number = number> = (value: T) => string;

/** Marks on a scale. */
export interface Ticks {
  format?: Formatter<number>;
}

/** Either of two shapes. */
export type Mark = { radius: number } | { width: number; height?: number };
