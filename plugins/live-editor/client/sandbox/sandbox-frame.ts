import { framePage } from '../../shared/frame-paths';
import type { ColorMode, FrameInput, FrameMessage, PageMessage } from '../../shared/messages';
import { loadParts } from './load-parts';
import { readMessage } from './read-message';

/** Why a frame cannot be used any more. */
export type FrameFailure =
  /** A file did not load, or the script did not start. */
  | 'load'
  /** It does not answer. */
  | 'hang'
  /** It has loaded another page. */
  | 'left'
  /** It has sent too many messages to the window of the page. */
  | 'flood';

interface FrameOptions {
  title: string;
  mode: ColorMode;
  onMessage: (message: FrameMessage) => void;
  /** Called once; the frame does nothing afterwards. */
  onFailure: (failure: FrameFailure) => void;
}

/** Milliseconds between two questions whether the frame still answers. */
const beat = 200;
/** Milliseconds for which a frame may not answer, beside those in which it ends loops itself. */
const answerTime = 500;
/** Milliseconds after which a frame that has not started is given up. */
const startLimit = 20_000;
/** Messages to the window in one second that are too many. The frame itself sends none. */
const floodLimit = 100;

/** One frame: it loads, starts its script, runs code, and is watched. */
export class SandboxFrame {
  readonly element = document.createElement('iframe');
  private readonly port: MessagePort;
  private readonly otherPort: MessagePort;
  private readonly timers: number[] = [];
  private loads = 0;
  private limit = Infinity;
  private lastBeat = 0;
  private askedAt: number | undefined;
  private floodCount = 0;
  private isOver = false;
  /** Whether the script has started. */
  isReady = false;

  constructor(
    parent: HTMLElement,
    private readonly options: FrameOptions,
  ) {
    limitFrames();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.otherPort = port2;
    port1.onmessage = ({ data }: MessageEvent<unknown>) => this.receive(readMessage(data));
    const { element } = this;
    element.title = options.title;
    element.setAttribute('sandbox', 'allow-scripts');
    element.referrerPolicy = 'no-referrer';
    element.style.cssText = 'display: block; width: 100%; border: 0; background: none';
    this.setMode(options.mode);
    element.addEventListener('load', () => this.onLoad());
    // The mode is known before the first message, so that a frame of the other mode does not flash.
    element.src = `${frameUrl()}#${options.mode}`;
    window.addEventListener('message', this.countMessage);
    this.timers.push(
      window.setTimeout(() => !this.isReady && this.fail('load'), startLimit),
      window.setInterval(() => (this.floodCount = 0), 1_000),
    );
    loadParts().catch(() => this.fail('load'));
    parent.append(element);
  }

  send(message: PageMessage): void {
    if (!this.isOver) this.port.postMessage(message);
  }

  setMode(mode: ColorMode): void {
    // A frame is transparent only if its color scheme is that of the page.
    this.element.style.colorScheme = mode;
    this.send({ type: 'mode', mode });
  }

  remove(): void {
    this.isOver = true;
    for (const timer of this.timers) clearInterval(timer);
    window.removeEventListener('message', this.countMessage);
    this.port.close();
    this.element.remove();
  }

  private onLoad(): void {
    this.loads++;
    // Code cannot keep the frame from leaving; the policy of the page keeps it from reaching another page.
    if (this.loads > 1) this.fail('left');
    else
      void loadParts().then((parts) => {
        if (this.isOver) return;
        const input = { ...parts, mode: this.options.mode } satisfies FrameInput;
        // The origin of the frame is opaque: it has no name.
        this.element.contentWindow?.postMessage(input, '*', [this.otherPort]);
      });
  }

  private receive(message: FrameMessage | undefined): void {
    if (this.isOver || !message) return;
    if (message.type === 'pong') this.askedAt = undefined;
    else if (message.type === 'ready') this.watch(message.turnLimit);
    if (message.type !== 'pong') this.options.onMessage(message);
  }

  /** Starts to ask whether the frame still answers. */
  private watch(turnLimit: number): void {
    this.isReady = true;
    this.limit = turnLimit + answerTime;
    this.lastBeat = performance.now();
    this.timers.push(window.setInterval(() => this.ask(), beat));
  }

  private ask(): void {
    const now = performance.now();
    // The time in which the page itself was busy or hidden does not count.
    const wasBusy = now - this.lastBeat > 2 * beat || document.hidden;
    this.lastBeat = now;
    if (this.askedAt === undefined) {
      this.askedAt = now;
      this.send({ type: 'ping' });
    } else if (wasBusy) this.askedAt = now;
    else if (now - this.askedAt > this.limit) this.fail('hang');
  }

  /** Counts messages to the window of the page. Their data is not read, because reading can take long. */
  private readonly countMessage = ({ source }: MessageEvent): void => {
    if (source !== this.element.contentWindow) return;
    if (++this.floodCount > floodLimit) this.fail('flood');
  };

  private fail(failure: FrameFailure): void {
    if (this.isOver) return;
    this.remove();
    this.options.onFailure(failure);
  }
}

const frameUrl = () => new URL(`${__webpack_public_path__}${framePage}`, location.href).href;

let areFramesLimited = false;

/**
 * Lets frames of this page load the page of the sandbox only, so that code in a frame cannot send data away by loading
 * another address in its own frame. A policy of the frame cannot forbid that.
 */
function limitFrames(): void {
  if (areFramesLimited) return;
  areFramesLimited = true;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `frame-src ${frameUrl()}`;
  document.head.append(policy);
}
