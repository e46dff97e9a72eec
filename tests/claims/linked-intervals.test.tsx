import {
  AreaSeries,
  BarSeries,
  Chart,
  HistogramBarSeries,
  LineSeries,
  PointerEventType,
  ScaleType,
  Settings,
  type PointerEvent,
} from '@elastic/charts';
import { createRef, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { codeOn } from './code-on';
import { mouse, move } from './pointer';
import { render, unmountAll, type Series } from './render-chart';
import { noMargins } from './two-lines';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2025, 1, 1);

interface Row {
  time: number;
  value: number;
}
const rowsOf = (interval: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    time: start + index * interval,
    value: index + 1,
  }));

const scale = {
  timeZone: 'utc',
  xScaleType: ScaleType.Time,
  xAccessor: 'time',
  yAccessors: ['value'],
};

const at = (minutes: number): PointerEvent => ({
  type: PointerEventType.Over,
  chartId: 'sender',
  scale: ScaleType.Time,
  x: start + minutes * minute,
  y: [],
  smHorizontalValue: null,
  smVerticalValue: null,
});

const tooltips = () =>
  [...document.querySelectorAll('.echTooltip')].map(({ textContent }) => textContent ?? '');

function closeTooltips() {
  for (const tooltip of document.querySelectorAll('.echTooltip')) tooltip.remove();
}

/** Sends an event to a chart with a row every hour. Returns the edges of its cursor and the number of tooltips. */
async function shownAt(
  Series: Series,
  event: PointerEvent,
  xScaleType: typeof ScaleType.Time | typeof ScaleType.Linear,
) {
  closeTooltips();
  const chart = createRef<Chart>();
  const { container } = await render(
    <Chart ref={chart} size={{ height: 300 }}>
      <Settings externalPointerEvents={{ tooltip: { visible: true } }} theme={noMargins} />
      <Series id="hours" data={rowsOf(hour, 4)} {...scale} xScaleType={xScaleType} />
    </Chart>,
  );
  chart.current!.dispatchExternalPointerEvent({ ...event, scale: xScaleType } as PointerEvent);
  await mouse(document.body, 'mousemove', 0, 0);
  const band = container.querySelector('.echCrosshair__cursor rect');
  const line = container.querySelector('.echCrosshair__cursor line');
  const number = (element: Element | null, name: string) => Number(element?.getAttribute(name));
  const edges = band
    ? [number(band, 'x'), number(band, 'x') + number(band, 'width')]
    : line && [number(line, 'x1')];
  const count = tooltips().length;
  unmountAll();
  return { edges, count };
}

async function expectTooltipAtRows() {
  for (const type of [ScaleType.Time, ScaleType.Linear]) {
    for (const Series of [LineSeries, AreaSeries] as unknown as Series[]) {
      expect(await shownAt(Series, at(60), type)).toEqual({ edges: [200], count: 1 });
      expect(await shownAt(Series, at(90), type)).toEqual({ edges: [300], count: 0 });
    }
    for (const Series of [BarSeries, HistogramBarSeries] as unknown as Series[]) {
      expect(await shownAt(Series, at(60), type)).toEqual({ edges: [150, 300], count: 1 });
      expect(await shownAt(Series, at(90), type)).toEqual({ edges: [225, 375], count: 0 });
    }
  }
}

describe('docs/linked-charts', () => {
  it(
    'The tooltip of a chart opens only where it has a row with exactly that x. Between its rows, a line shows the crosshair alone. Bars show a band as wide as a bar that begins at that x and lies across two bars.',
    expectTooltipAtRows,
  );

  it('Round the x of the event down to the bucket of the other chart before you dispatch it. Bars report the start of their bucket, where the finer chart has a row, too.', async () => {
    const { LoadAndOrders } = codeOn<{
      LoadAndOrders: ComponentType<{ load: Row[]; orders: Row[] }>;
    }>('docs/linked-charts', 'atBucket');
    /** Returns the tooltips that open when the pointer is on one of the two charts. */
    const shownOn = async (place: number, x: number) => {
      closeTooltips();
      const { container } = await render(
        <LoadAndOrders load={rowsOf(5 * minute, 48)} orders={rowsOf(hour, 4)} />,
      );
      await move([...container.querySelectorAll<HTMLElement>('.echChart')][place]!, x, 60);
      await mouse(document.body, 'mousemove', 0, 0);
      const texts = tooltips()
        .map((text) => text.replace(/^.*:\d\d/, ''))
        .sort();
      unmountAll();
      return texts;
    };
    expect(await shownOn(0, 260)).toEqual(['Load21', 'Orders2']);
    expect(await shownOn(1, 400)).toEqual(['Load25', 'Orders3']);
  });
});

describe('reference/notes/SettingsSpec', () => {
  it(
    'The cursor of XY charts and heatmaps follows such events without any setting; the tooltip appears only if you set tooltip.visible, only in XY charts, and only at an x of a row.',
    expectTooltipAtRows,
  );
});
