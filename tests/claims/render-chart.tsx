import { Component, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Chart, Settings, type DebugState, type SettingsProps } from '@elastic/charts';
import type * as EC from '@elastic/charts';
import postcss from 'postcss';
import {
  chartsStylesheet,
  createHeadlessDom,
  drawingOf,
  loadFonts,
  registerFonts,
  waitForCharts,
} from '../../plugins/chart-examples/headless';

registerFonts(loadFonts(process.cwd()));
const dom = createHeadlessDom(withoutStates(chartsStylesheet(process.cwd())));
dom.setWidth(600);

/** A rendered element. */
export interface Rendered {
  /** Contains the elements of the chart, for example its legend. */
  container: HTMLElement;
  /** Texts that are visible, on canvases and in elements. */
  texts: string[];
  /** SVG documents of the canvases, in which text consists of outlines. Equal drawings are equal texts. */
  svg: string;
  /** State of the first chart with the prop `debugState`. */
  debugState: DebugState | undefined;
  /** Renders another element in the place of this one. */
  rerender: (element: ReactElement) => Promise<Rendered>;
}

/**
 * Removes the rules that match nothing in jsdom, which has neither a pointer nor pseudo-elements. It compares elements
 * with all rules, and `:has()` with the whole document, which would take half of the time of these tests.
 */
function withoutStates(css: string): string {
  const stylesheet = postcss.parse(css);
  stylesheet.walkRules((rule) => {
    if (rule.selectors.every((selector) => /:has\(|:hover|:focus|:active|::/.test(selector)))
      rule.remove();
  });
  return stylesheet.toString();
}

const roots = new Set<Root>();

/** Unmounts the rendered elements. */
export function unmountAll(): void {
  for (const root of roots) root.unmount();
  roots.clear();
}

/**
 * Renders an element with charts in Node, 600 pixels wide.
 *
 * @throws what a component throws while it renders.
 */
export async function render(element: ReactElement): Promise<Rendered> {
  const container = dom.root.appendChild(document.createElement('div'));
  // React prints errors that are thrown below.
  const root = createRoot(container, { onRecoverableError: () => undefined });
  roots.add(root);
  const show = async (content: ReactElement): Promise<Rendered> => {
    let error: Error | undefined;
    root.render(<Boundary onError={(thrown) => (error = thrown)}>{content}</Boundary>);
    await waitForCharts(container);
    if (error) throw error;
    const drawings = [...container.querySelectorAll('canvas')].flatMap(
      (canvas) => drawingOf(canvas) ?? [],
    );
    return {
      container,
      texts: [...drawings.flatMap(({ texts }) => texts), ...visibleTexts(container)],
      svg: drawings.map(({ svg }) => svg).join('\n'),
      debugState: debugStateOf(container),
      rerender: show,
    };
  };
  return show(element);
}

/**
 * Renders specs in a chart of 600 × 300 pixels whose debug state is on.
 *
 * @throws what a component throws while it renders.
 */
export const renderChart = (specs: ReactNode, settings: SettingsProps = {}): Promise<Rendered> =>
  render(
    <Chart size={{ height: 300 }}>
      <Settings debugState {...settings} />
      {specs}
    </Chart>,
  );

/** Props of all kinds of series. Each kind ignores those of the others. */
export type SeriesProps = EC.AreaSeriesProps & EC.HistogramBarSeriesProps & EC.LineSeriesProps;

/** A series of any kind. */
export type Series = (props: SeriesProps) => null;

/** Returns the texts of elements, without those for screen readers. */
function visibleTexts(container: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(container, window.NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (textContent?.trim() && !parentElement?.closest('.echScreenReaderOnly, style'))
      texts.push(textContent.trim());
  }
  return texts;
}

/** Returns the state of the first chart with the prop `debugState`. */
export function debugStateOf(container: HTMLElement): DebugState | undefined {
  const state = container
    .querySelector('[data-ech-debug-state]')
    ?.getAttribute('data-ech-debug-state');
  return state ? JSON.parse(state) : undefined;
}

/** Reports an error of its children, in whose place it renders nothing but an element. */
class Boundary extends Component<{ children: ReactNode; onError: (error: Error) => void }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? <p>The chart has failed.</p> : this.props.children;
  }
}

function needed<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}

/** Returns the first item of a list, which must have one. */
export const first = <Item,>(items: readonly Item[]) => needed(items[0], 'first item');

/** Returns a part of what a chart has drawn, such as its `bars`. */
export const partOf = <Part extends keyof DebugState>(state: DebugState | undefined, part: Part) =>
  needed(state?.[part], part);

/** Returns the first x or y axis of a chart. */
export const axisOf = (state: DebugState | undefined, side: 'x' | 'y') =>
  first(partOf(state, 'axes')[side]);

/** Returns the first element that a selector matches. */
export const elementIn = <Found extends Element = HTMLElement>(
  root: ParentNode,
  selector: string,
) => needed(root.querySelector<Found>(selector), selector);
