/** Color mode of the charts. */
export type ColorMode = 'light' | 'dark';

/** What the page sends into a frame that has loaded, with a port for all other messages. */
export interface FrameInput {
  /** Text of the script that runs in the frame. */
  runtime: string;
  /** Stylesheet of charts. */
  css: string;
  /** The font of charts; without it, charts use the next family of their theme. */
  font: ArrayBuffer | undefined;
  mode: ColorMode;
}

/** Messages of the page to the frame. */
export type PageMessage =
  | { type: 'ping' }
  | { type: 'mode'; mode: ColorMode }
  /** Draws a module; `tick` is the name of the function that its loops call. */
  | { type: 'run'; id: number; code: string; tick: string };

/** Kinds of problems that the frame finds. */
export const frameProblemKinds = ['syntax', 'run', 'render', 'time', 'size'] as const;

/** A problem that the frame has found. */
export interface FrameProblem {
  kind: (typeof frameProblemKinds)[number];
  message: string;
  /** Line in the source of the reader, from 1. */
  line: number | undefined;
  /** Whether the drawing has been removed, although it was complete. */
  hasEnded: boolean;
}

/** Messages of the frame to the page. The code of the reader cannot send any: it cannot reach the port. */
export type FrameMessage =
  /** Code can run; `turnLimit` is the longest time in milliseconds that a turn of it can take on this machine. */
  | { type: 'ready'; turnLimit: number }
  | { type: 'pong' }
  /** A module has been rendered once; its charts may not have drawn. The frame is free for the next one. */
  | { type: 'rendered'; id: number }
  /** All charts have drawn, and replaced those of the module before. */
  | { type: 'drawn'; id: number; height: number }
  | { type: 'problem'; id: number; problem: FrameProblem }
  /** The module was not run, because earlier code has changed the environment. */
  | { type: 'spoiled'; id: number }
  | { type: 'warning'; id: number; message: string }
  | { type: 'height'; height: number };

/** The largest number of characters of a message. */
export const maxMessageLength = 2_000;
