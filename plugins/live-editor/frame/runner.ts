import { isValidElement, type ComponentType } from 'react';
import type { ColorMode, FrameProblem, PageMessage } from '../shared/messages';
import { Drawing } from './drawing';
import { messageOf } from './error-text';
import { importModule, TooManyRows } from './modules';
import { compileReaderCode, originOf } from './reader-code';
import { RunTimers } from './run-timers';
import { TurnTooLong } from './turn-clock';
import { resetUpdateLoops } from './update-loops';

type RunMessage = Extract<PageMessage, { type: 'run' }>;

interface Run {
  id: number;
  drawing: Drawing;
  timers: RunTimers;
  /** Whether an error was thrown outside of components, after which charts may never draw. */
  hasFailed: boolean;
}

/** What the runner needs of the frame. */
interface RunnerEvents {
  onRendered: (id: number) => void;
  onDrawn: (id: number) => void;
  onProblem: (id: number, problem: FrameProblem) => void;
  /** Called by loops and functions of the code. */
  tick: (line: number) => void;
}

/** Code of the reader can remove it from the document. */
export const frameBody = document.body;

/** Runs modules of the reader. The drawing of the last one that worked stays until the next one has drawn. */
export class Runner {
  private shown?: Run;
  private pending?: Run;
  private latestId = 0;

  constructor(
    private mode: ColorMode,
    /** Milliseconds after which a drawing is shown, although a chart has not reported that it has drawn. */
    private readonly limit: number,
    private readonly events: RunnerEvents,
  ) {}

  /** The run to which warnings belong. */
  get currentId(): number {
    return this.latestId;
  }

  /** The element with the visible drawing. */
  get element(): HTMLElement | undefined {
    return this.shown?.drawing.element;
  }

  setMode(mode: ColorMode): void {
    this.mode = mode;
    this.shown?.drawing.setMode(mode);
    this.pending?.drawing.setMode(mode);
  }

  /** Runs a module and draws it. */
  run({ id, code, tick }: RunMessage): void {
    this.latestId = id;
    this.end(this.pending);
    this.pending = undefined;
    resetUpdateLoops();
    const timers = new RunTimers();
    const exports: Record<string, unknown> = {};
    const scope = {
      require: importModule,
      exports,
      process: { env: { NODE_ENV: 'development' } },
      [tick]: this.events.tick,
      ...timers.scope,
    };
    let content: ComponentType | undefined;
    let kind: FrameProblem['kind'] = 'syntax';
    try {
      const start = compileReaderCode(id, code, scope);
      kind = 'run';
      content = componentOf(exports, start());
    } catch (error) {
      timers.end();
      return this.report(kind, error);
    }
    const before = [...frameBody.children, ...document.head.children];
    const drawing = new Drawing(content, this.mode, {
      onRendered: () => this.events.onRendered(id),
      onDrawn: (isComplete) => {
        if (isComplete || !run.hasFailed) this.show(run, before);
        else this.end(run);
      },
      onError: (error, hasEnded) => {
        this.report('render', error, { id, hasEnded });
        // React is still removing what failed.
        if (hasEnded) setTimeout(() => this.end(run));
      },
    });
    const run: Run = { id, drawing, timers, hasFailed: false };
    this.pending = run;
    frameBody.append(drawing.element);
    drawing.start(this.limit);
  }

  /**
   * Reports an error.
   *
   * @param about - the run, if the stack may not name it, and whether its drawing has been removed
   */
  report(
    kind: FrameProblem['kind'],
    error: unknown,
    { id, hasEnded = false }: { id?: number; hasEnded?: boolean } = {},
  ): void {
    const origin = originOf(error);
    if (kind === 'run' && this.pending) this.pending.hasFailed = true;
    this.events.onProblem(id ?? origin?.id ?? this.latestId, {
      kind: error instanceof TooManyRows ? 'size' : kind,
      message: messageOf(error),
      line: error instanceof TurnTooLong ? error.line : origin?.line,
      hasEnded,
    });
  }

  private show(run: Run, before: Element[]): void {
    if (run !== this.pending) return;
    const { shown } = this;
    this.shown = run;
    this.pending = undefined;
    run.drawing.show();
    this.end(shown);
    // What the code before has left in the document.
    for (const element of before) if (!element.hasAttribute('data-frame-part')) element.remove();
    this.events.onDrawn(run.id);
  }

  private end(run: Run | undefined): void {
    run?.timers.end();
    run?.drawing.end();
  }
}

/**
 * Returns the component that a module draws: the default export, else the last exported one.
 *
 * @param last - the last component that is not exported
 * @throws Error if there is none
 */
function componentOf(exports: Record<string, unknown>, last: unknown): ComponentType {
  const exported = Object.entries(exports).filter(([name]) => /^[A-Z]/.test(name));
  for (const value of [exports.default, ...exported.map(([, value]) => value).reverse(), last]) {
    if (isComponent(value)) return value;
    if (isValidElement(value)) return () => value;
  }
  throw new Error('This code draws nothing: export a component as default.');
}

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value));
