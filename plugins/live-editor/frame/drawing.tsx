import { Component, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BaseTheme } from '@theme/site-charts';
import type { ColorMode } from '../shared/messages';
import { baseThemes } from './modules';
import { EndlessUpdates } from './update-loops';

/** What a drawing reports. */
interface DrawingEvents {
  /** It has been rendered once; its charts may not have drawn. */
  onRendered: () => void;
  /** All of its charts have drawn, or one has not reported it in time. */
  onDrawn: (isComplete: boolean) => void;
  /** A component has thrown an error; if `hasEnded`, nothing is drawn any more. */
  onError: (error: unknown, hasEnded: boolean) => void;
}

/** How often a drawing that was complete starts again after an error, for example in a tooltip. */
const maxRestarts = 3;

/** What one run of the code draws, in an element of its own. */
export class Drawing {
  readonly element = document.createElement('div');
  private readonly root: Root;
  private stopWaiting?: () => void;
  private restarts = 0;
  private isShown = false;

  constructor(
    private readonly content: ComponentType,
    private mode: ColorMode,
    private readonly events: DrawingEvents,
  ) {
    this.element.dataset.chartFrame = '';
    this.root = createRoot(this.element);
  }

  /**
   * Renders into the element, which is in the document, and above the drawing that is visible: charts need a size.
   *
   * @param limit - milliseconds after which it is shown, although a chart has not reported that it has drawn
   */
  start(limit: number): void {
    this.element.style.cssText = 'position: absolute; inset: 0 0 auto; visibility: hidden';
    this.render(() => {
      this.events.onRendered();
      this.stopWaiting = whenDrawn(this.element, limit, (isComplete) =>
        this.events.onDrawn(isComplete),
      );
    });
  }

  /** Shows the drawing in place of the one before. */
  show(): void {
    this.isShown = true;
    this.element.style.cssText = 'display: flow-root';
  }

  setMode(mode: ColorMode): void {
    this.mode = mode;
    this.render();
  }

  end(): void {
    this.stopWaiting?.();
    this.root.unmount();
    this.element.remove();
  }

  private render(onRendered?: () => void): void {
    const { content: Content } = this;
    this.root.render(
      <Boundary key={this.restarts} onError={(error) => this.fail(error)}>
        <BaseTheme.Provider value={baseThemes[this.mode]}>
          <Content />
        </BaseTheme.Provider>
        {onRendered && <Rendered onRendered={onRendered} />}
      </Boundary>,
    );
  }

  private fail(error: unknown): void {
    this.stopWaiting?.();
    // A complete drawing starts again, for example after an error in a tooltip.
    const restarts =
      this.isShown && !(error instanceof EndlessUpdates) && ++this.restarts <= maxRestarts;
    this.events.onError(error, !restarts);
    if (restarts) this.render();
  }
}

/** Calls a function after the first rendering of its siblings. */
function Rendered({ onRendered }: { onRendered: () => void }): null {
  // Only the first rendering counts.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(onRendered, []);
  return null;
}

interface BoundaryProps {
  children: ReactNode;
  onError: (error: unknown) => void;
}

/** Keeps React from removing everything after an error. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Whether a chart has rendered, or reports that it has no data. */
const isDrawn = (chart: Element): boolean =>
  chart.querySelector(
    '[data-ech-render-count]:not([data-ech-render-count="0"]), .echReactiveChart_noResults',
  ) !== null;

/** Milliseconds without a change after which content without charts is complete: some measure their size first. */
const pause = 50;

/**
 * Calls a function when all charts in an element have rendered. Some never report it, as those without a height, and
 * browsers do not render what is outside of the viewport: then, the function is called after the limit, with `false`.
 *
 * @param limit - milliseconds
 * @returns a function that ends the waiting.
 */
function whenDrawn(
  container: Element,
  limit: number,
  call: (isComplete: boolean) => void,
): () => void {
  let pauseTimer: number | undefined;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(pauseTimer);
  };
  const finish = (isComplete: boolean) => {
    end();
    call(isComplete);
  };
  const check = () => {
    clearTimeout(pauseTimer);
    const charts = [...container.querySelectorAll('.echChart')];
    if (charts.length === 0) pauseTimer = window.setTimeout(() => finish(true), pause);
    else if (charts.every(isDrawn)) finish(true);
  };
  const observer = new MutationObserver(check);
  const timer = window.setTimeout(() => finish(false), limit);
  observer.observe(container, { subtree: true, childList: true, attributes: true });
  check();
  return end;
}
