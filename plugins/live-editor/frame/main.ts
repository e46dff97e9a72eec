// Before React DOM, which reads a global of this module.
import './update-loops';
import type { FrameInput, FrameMessage, PageMessage } from '../shared/messages';
import { logText } from './error-text';
import { lockEnvironment } from './lock-environment';
import { recordedModules } from './modules';
import { now, receiveFrom, sendWith } from './natives';
import { measureLines } from './reader-code';
import { recordEnvironment } from './environment-record';
import { frameBody, Runner } from './runner';
import { maxWaiting, TurnClock } from './turn-clock';
import { resetUpdateLoops } from './update-loops';

/** The message that carried this script, with the port to the page: a parameter of the function that it is. */
declare const input: MessageEvent<FrameInput>;

/** Milliseconds for which code may run in one turn of the event loop. */
const turnLimit = 500;
/** Milliseconds that evaluating this script takes on a fast machine. */
const usualStart = 150;
/** Milliseconds after which a drawing is shown, although one of its charts has not reported that it has drawn. */
const drawingLimit = 1_000;
/** The largest number of warnings of one run that are sent to the page. */
const maxWarnings = 20;

async function start({ data, ports, timeStamp }: typeof input): Promise<void> {
  const { css, font, mode } = data;
  const [port] = ports;
  if (!port) return;
  const send = sendWith<FrameMessage>(port);
  // A slow machine needs more time for the same code.
  const slowness = Math.min(5, Math.max(1, (now() - timeStamp) / usualStart));
  const limit = turnLimit * slowness;
  const clock = new TurnClock(limit, (error) => runner.report('time', error));
  const runner = new Runner(mode, drawingLimit * slowness, {
    tick: clock.tick,
    onRendered: (id) => send({ type: 'rendered', id }),
    onDrawn(id) {
      const { element } = runner;
      heights.disconnect();
      if (!element) return;
      heights.observe(element);
      send({ type: 'drawn', id, height: heightOf(element) });
    },
    onProblem(id, problem) {
      // Errors while the code is being stopped are consequences.
      if (problem.kind === 'time' || !clock.isExceeded) send({ type: 'problem', id, problem });
    },
  });
  const heights = new ResizeObserver(() => {
    const { element } = runner;
    if (element) send({ type: 'height', height: heightOf(element) });
  });

  for (const type of ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input'])
    addEventListener(type, resetUpdateLoops, { capture: true, passive: true });
  addEventListener('error', (event) => {
    event.preventDefault();
    // Browsers report loops of observers of sizes, which do no harm, without an error.
    if (event.error) runner.report('run', event.error);
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    runner.report('run', event.reason);
  });
  forwardWarnings(
    () => runner.currentId,
    (message) => send({ type: 'warning', id: runner.currentId, message }),
  );
  const setMode = (shown: FrameInput['mode']) => {
    document.documentElement.dataset.theme = shown;
    runner.setMode(shown);
  };
  setMode(mode);
  addStyles(css);
  await addFont(font);
  measureLines();
  lockEnvironment();
  // React sets it while it describes an error, to what it was before.
  Object.assign(Error, { prepareStackTrace: undefined });
  const hasChanged = recordEnvironment(recordedModules);

  receiveFrom<PageMessage>(port, (message) => {
    if (message.type === 'ping') send({ type: 'pong' });
    else if (message.type === 'mode') setMode(message.mode);
    else if (hasChanged() || !frameBody.isConnected) send({ type: 'spoiled', id: message.id });
    else runner.run(message);
  });
  send({ type: 'ready', turnLimit: maxWaiting * limit });
}

const heightOf = (element: HTMLElement): number =>
  Math.ceil(element.getBoundingClientRect().height);

function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Adds the font of charts, which measure their labels once. */
async function addFont(font: ArrayBuffer | undefined): Promise<void> {
  if (!font) return;
  const face = new FontFace('Inter', font, { weight: '400 700' });
  document.fonts.add(face);
  await face.load().catch(() => undefined);
}

/** Passes on what is logged as warning or error: each text once in a run. */
function forwardWarnings(currentRun: () => number, forward: (message: string) => void): void {
  let run = 0;
  const known = new Set<string>();
  for (const level of ['warn', 'error'] as const)
    console[level] = (...values: unknown[]) => {
      if (run !== currentRun()) known.clear();
      run = currentRun();
      const text = logText(values);
      // React logs the errors that the frame reports as problems.
      const isReported = values.length === 1 && values[0] instanceof Error;
      if (isReported || known.has(text) || known.size >= maxWarnings) return;
      known.add(text);
      forward(text);
    };
}

void start(input);
