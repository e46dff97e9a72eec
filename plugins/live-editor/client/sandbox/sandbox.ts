import type { ColorMode, FrameMessage } from '../../shared/messages';
import { CodeError, compile, type CompiledModule } from './compile';
import { SandboxFrame, type FrameFailure } from './sandbox-frame';

/** A problem with which code could not be drawn. */
export interface SandboxProblem {
  /**
   * What failed: `syntax` the text itself, `run` the module while it ran, `render` a component, `time` code that did not
   * end, `size` too many rows of data, `load` the sandbox.
   */
  readonly kind: 'syntax' | 'run' | 'render' | 'time' | 'size' | 'load';
  /** Plain text of at most 2,000 characters. */
  readonly message: string;
  /** Line in the reader's source, from 1. */
  readonly line?: number;
  /** Column in the reader's source, from 1. */
  readonly column?: number;
}

/** Options of a {@link Sandbox}. */
export interface SandboxOptions {
  /** The accessible name of the frame. */
  readonly title: string;
  readonly mode: ColorMode;
  /** Called when every chart of the code has been rendered. */
  readonly onDrawn: (result: { milliseconds: number; height: number }) => void;
  /** Called with a problem; the last good drawing stays. */
  readonly onProblem: (problem: SandboxProblem) => void;
  /** Called with each warning and error that the frame logs to its console. */
  readonly onWarning: (message: string) => void;
}

/** A module that was, or is to be, sent to a frame. */
interface Run {
  id: number;
  module: CompiledModule;
  startedAt: number;
  /** Number of the text, or nothing if the module only restores the last good drawing. */
  text: number | undefined;
  /** Whether it was drawn, or had a problem. */
  hasEnded?: boolean;
}

const failures: Record<FrameFailure, SandboxProblem> = {
  load: {
    kind: 'load',
    message: 'The sandbox failed to load. Check your connection, and change the code to try again.',
  },
  hang: {
    kind: 'time',
    message: 'This code was stopped, because it ran for too long. Does a loop end?',
  },
  left: { kind: 'run', message: 'This code was stopped, because it loaded another page.' },
  flood: { kind: 'run', message: 'This code was stopped, because it sent messages to this page.' },
};

/** How often in a row the frame follows content that grows. */
const maxGrowths = 20;

/** Runs edited chart code in a frame that can reach neither the page nor the network. */
export class Sandbox {
  private readonly container = document.createElement('div');
  private mode: ColorMode;
  private frame?: SandboxFrame;
  /** A frame whose drawing stays until its replacement has drawn. */
  private previous?: SandboxFrame;
  private lastText = 0;
  private lastId = 0;
  /** The module to send next. */
  private waiting?: Run;
  /** The module that was sent last. */
  private sent?: Run;
  private isBusy = false;
  /** Modules whose drawing was complete, the latest one first. */
  private good: Run[] = [];
  private height = 0;
  /** How often in a row the content has grown since it was drawn. */
  private growths = 0;
  private isDisposed = false;

  /** Appends the frame to `parent`. */
  constructor(
    parent: HTMLElement,
    private readonly options: SandboxOptions,
  ) {
    this.mode = options.mode;
    this.container.className = 'live-editor-sandbox';
    this.container.style.position = 'relative';
    parent.append(this.container);
    this.frame = this.createFrame();
  }

  /** Draws a module; the latest text wins, and the drawing of the last good text stays while a text is broken. */
  run(source: string): void {
    const startedAt = performance.now();
    const text = ++this.lastText;
    try {
      this.waiting = { id: ++this.lastId, module: compile(source), startedAt, text };
    } catch (error) {
      this.waiting = undefined;
      const { message, line, column } =
        error instanceof CodeError ? error : new CodeError(String(error));
      return this.options.onProblem({ kind: 'syntax', message, line, column });
    }
    this.frame ??= this.createFrame();
    this.sendWaiting();
  }

  /** Changes the color mode of the charts. */
  setMode(mode: ColorMode): void {
    this.mode = mode;
    this.frame?.setMode(mode);
    this.previous?.setMode(mode);
  }

  /** Replaces the frame, so that nothing of the old code is left. */
  reset(): void {
    this.removeFrames();
    this.good = [];
    this.waiting = undefined;
    this.frame = this.createFrame();
  }

  /** Removes the frame. */
  dispose(): void {
    this.isDisposed = true;
    this.removeFrames();
    this.container.remove();
  }

  private createFrame(): SandboxFrame {
    this.isBusy = false;
    const frame: SandboxFrame = new SandboxFrame(this.container, {
      title: this.options.title,
      mode: this.mode,
      onMessage: (message) => frame === this.frame && this.receive(message),
      onFailure: (failure) => frame === this.frame && this.replaceFailed(failure),
    });
    // Above the frame that it replaces, until it has drawn. Browsers do not render hidden frames.
    if (this.previous)
      Object.assign(frame.element.style, { position: 'absolute', inset: '0', opacity: '0' });
    frame.element.style.height = `${this.height}px`;
    return frame;
  }

  private removeFrames(): void {
    this.frame?.remove();
    this.previous?.remove();
    this.frame = undefined;
    this.previous = undefined;
  }

  /** Sends the module that waits, as soon as the frame has started and is free. */
  private sendWaiting(): void {
    const { frame, waiting } = this;
    if (!frame?.isReady || this.isBusy || !waiting) return;
    this.waiting = undefined;
    this.sent = waiting;
    this.isBusy = true;
    const { id, module } = waiting;
    frame.send({ type: 'run', id, code: module.code, tick: module.tick });
  }

  private receive(message: FrameMessage): void {
    switch (message.type) {
      case 'ready':
        // The mode can have changed since the frame was made.
        this.frame?.setMode(this.mode);
        if (!this.waiting) this.restore();
        break;
      case 'rendered':
        this.isBusy = false;
        break;
      case 'drawn':
        this.showDrawing(message.id, message.height);
        break;
      case 'height':
        this.grow(message.height);
        break;
      case 'warning':
        if (this.isLatest(message.id)) this.options.onWarning(message.message);
        break;
      case 'spoiled':
        // Earlier code has changed the environment: this module needs a new one.
        this.waiting ??= this.sent;
        this.previous?.remove();
        this.previous = this.frame;
        this.frame = this.createFrame();
        break;
      case 'problem':
        this.receiveProblem(message);
    }
    this.sendWaiting();
  }

  private showDrawing(id: number, height: number): void {
    const { frame, sent } = this;
    if (!frame) return;
    this.isBusy = false;
    this.previous?.remove();
    this.previous = undefined;
    Object.assign(frame.element.style, { position: '', inset: '', opacity: '' });
    this.growths = 0;
    this.setHeight(frame, height);
    if (sent?.id === id) {
      sent.hasEnded = true;
      this.good = [sent, ...this.good].slice(0, 2);
    }
    if (this.isLatest(id) && sent)
      this.options.onDrawn({ milliseconds: performance.now() - sent.startedAt, height });
  }

  private receiveProblem({ id, problem }: Extract<FrameMessage, { type: 'problem' }>): void {
    const { kind, message, line, hasEnded } = problem;
    if (this.sent?.id === id) {
      this.sent.hasEnded = true;
      this.isBusy = false;
    }
    if (this.isLatest(id)) this.options.onProblem({ kind, message, line });
    if (kind === 'time') this.replace(id);
    else if (hasEnded && this.good[0]?.id === id) {
      this.good.shift();
      if (!this.waiting) this.restore();
    }
  }

  private replaceFailed(failure: FrameFailure): void {
    const isLatest = this.sent !== undefined && this.isLatest(this.sent.id);
    if (failure === 'load') {
      // A new frame is made for the next text.
      this.removeFrames();
      this.options.onProblem(failures.load);
      return;
    }
    if (isLatest) this.options.onProblem(failures[failure]);
    this.replace(this.sent?.id);
  }

  /** Replaces the frame by a new one, without the drawing of a module. */
  private replace(id: number | undefined): void {
    this.good = this.good.filter((run) => run.id !== id);
    // A module that was sent after it is not to blame, and waits for the new frame.
    const { sent } = this;
    if (sent && sent.id !== id && !sent.hasEnded) this.waiting ??= sent;
    this.removeFrames();
    if (!this.isDisposed) this.frame = this.createFrame();
  }

  /** Draws the last good module again. */
  private restore(): void {
    const [good] = this.good;
    if (!good) return;
    this.good.shift();
    this.waiting = { ...good, id: ++this.lastId, text: undefined };
  }

  /** Whether a module belongs to the latest text. */
  private isLatest(id: number): boolean {
    return this.sent?.id === id && this.sent.text === this.lastText;
  }

  /** Follows the height of the content, unless it depends on that of the frame, as `100vh` does, and grows for ever. */
  private grow(height: number): void {
    if (!this.frame || this.previous) return;
    this.growths = height > this.height ? this.growths + 1 : 0;
    if (this.growths <= maxGrowths) this.setHeight(this.frame, height);
  }

  private setHeight({ element }: SandboxFrame, height: number): void {
    if (height === 0) return;
    this.height = height;
    element.style.height = `${height}px`;
  }
}
