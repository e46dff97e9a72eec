import type { ComponentType } from 'react';
import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  DARK_THEME,
  LIGHT_THEME,
  LineAnnotation,
  Position,
} from '@elastic/charts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawingOf } from '../../../plugins/chart-examples/headless';
import { codeOn } from '../code-on';
import { render, renderChart } from '../render-chart';

const page = 'docs/export-png';
const rows = [
  { day: 'Mon', count: 4 },
  { day: 'Tue', count: 7 },
];
type WithRows = ComponentType<{ rows: typeof rows }>;

const canvasOf = (container: Element) => container.querySelector('canvas')!;
const svgOf = (container: Element) => drawingOf(canvasOf(container))?.svg ?? '';
/** Returns the base theme of a drawing, whose tick labels have a color that only that theme has. */
const themeOf = (svg: string) =>
  Object.entries({ light: LIGHT_THEME, dark: DARK_THEME })
    .filter(([, { axes }]) => svg.toLowerCase().includes(axes.tickLabel.fill.toLowerCase()))
    .map(([name]) => name)
    .join();

afterEach(() => void vi.restoreAllMocks());

interface Text {
  text: string;
  left: number;
  bottom: number;
  width: number;
}

/** Draws a legend on a canvas that records texts, with letters of ten pixels. */
async function legendOn(width: number, labels: string[]) {
  const { withTitle } = codeOn<{
    withTitle: (address: string, title: string, entries: object[]) => Promise<string>;
  }>(page, 'withTitle');
  const texts: Text[] = [];
  const context = {
    font: '',
    fillStyle: '',
    measureText: (text: string) => ({ width: 10 * text.length }),
    fillRect: () => undefined,
    drawImage: () => undefined,
    fillText: (text: string, left: number, bottom: number, most = Infinity) =>
      texts.push({ text, left, bottom, width: Math.min(most, 10 * text.length) }),
  };
  const canvas = { width: 300, height: 150, getContext: () => context, toDataURL: () => 'data:' };
  class Picture {
    width = width;
    height = 100;
    decode = () => Promise.resolve();
  }
  vi.stubGlobal('Image', Picture);
  const create = vi.spyOn(document, 'createElement').mockReturnValue(canvas as never);
  await withTitle(
    'data:',
    'Title',
    labels.map((text) => ({ label: text, color: 'red' })),
  );
  create.mockRestore();
  vi.unstubAllGlobals();
  return { canvas, texts };
}

describe('docs/export-png', () => {
  it("With backgroundColor: 'white' alone, labels and grid lines keep the colors of dark mode. flushSync draws the light chart at once, so that nobody sees it:", async () => {
    const { DarkDownloadable } = codeOn<{ DarkDownloadable: WithRows }>(page, 'DarkDownloadable');
    const { container, svg } = await render(<DarkDownloadable rows={rows} />);
    expect(themeOf(svg)).toBe('dark');
    const taken: string[] = [];
    const snapshot = vi.spyOn(Chart.prototype, 'getPNGSnapshot').mockImplementation(() => {
      taken.push(svgOf(container));
      return { blobOrDataUrl: 'data:', browser: 'other' };
    });
    const saved = vi.spyOn(window.HTMLAnchorElement.prototype, 'click').mockReturnValue();
    container.querySelector('button')!.click();
    expect(snapshot).toHaveBeenCalledWith({ backgroundColor: 'white' });
    expect(saved).toHaveBeenCalledOnce();
    expect(taken.map(themeOf)).toEqual(['light']);
    // The dark chart is back in the same task.
    expect(themeOf(svgOf(container))).toBe('dark');
  });

  it('Entries that do not fit beside each other begin a new row, and the picture grows:', async () => {
    for (const width of [100, 200, 600, 1200])
      for (const count of [0, 1, 2, 5, 12, 40])
        for (const length of [1, 8, 30, 200]) {
          const labels = Array.from({ length: count }, (_, index) =>
            `${index} `.padEnd(1 + ((index * length) % (length + 3)), 'x'),
          );
          const { canvas, texts } = await legendOn(width, labels);
          expect(texts.map(({ text }) => text)).toEqual(['Title', ...labels]);
          expect(canvas.width).toBe(width);
          const legend = texts.slice(1);
          for (const text of texts) {
            expect(text.left + text.width).toBeLessThanOrEqual(width);
            expect(text.bottom).toBeLessThanOrEqual(canvas.height - 8);
          }
          // Below the picture, and no entry lies on another one.
          for (const [index, text] of legend.entries()) {
            expect(text.bottom).toBeGreaterThan(148);
            const next = legend[index + 1];
            if (next?.bottom === text.bottom)
              expect(next.left - 28).toBeGreaterThan(text.left + text.width);
          }
        }
  });

  it('A chart whose size is a number draws at once, but one that follows its parent waits for the next frame and is cut off.', async () => {
    const { PrintableVisits } = codeOn<{ PrintableVisits: WithRows }>(page, 'PrintableVisits');
    const { container, svg } = await render(<PrintableVisits rows={rows} />);
    const width = () => container.querySelector<HTMLElement>('.echChart')!.style.width;
    expect([width(), themeOf(svg)]).toEqual(['100%', 'dark']);
    const onScreen = canvasOf(container).style.width;
    window.dispatchEvent(new window.Event('beforeprint'));
    expect([width(), themeOf(svgOf(container))]).toEqual(['680px', 'light']);
    expect(canvasOf(container).style.width).not.toBe(onScreen);
    window.dispatchEvent(new window.Event('afterprint'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([width(), themeOf(svgOf(container))]).toEqual(['100%', 'dark']);
  });

  it('Markers of annotations are missing: with onAnnotationClick each marker is a button. A rule that hides buttons on paper must leave them out: button:not(.echAnnotation__marker).', async () => {
    for (const onAnnotationClick of [undefined, () => undefined]) {
      const { container } = await renderChart(
        <>
          <Axis id="day" position={Position.Bottom} />
          <BarSeries id="bars" data={rows} xAccessor="day" yAccessors={['count']} />
          <LineAnnotation
            id="line"
            domainType={AnnotationDomainType.YDomain}
            dataValues={[{ dataValue: 3 }]}
            marker="Marker"
          />
        </>,
        { onAnnotationClick },
      );
      const marker = container.querySelector('.echAnnotation__marker')!;
      expect(marker.matches('button')).toBe(onAnnotationClick !== undefined);
      expect(marker.matches('button:not(.echAnnotation__marker)')).toBe(false);
    }
  });
});
