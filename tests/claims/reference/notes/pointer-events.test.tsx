import {
  Chart,
  LineSeries,
  PointerEventType,
  PointerUpdateTrigger,
  ScaleType,
  Settings,
  type PointerEvent,
  type PointerOverEvent,
} from '@elastic/charts';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { line } from '../../every-chart';
import { mouse, move, surfaceOf } from '../../pointer';
import { render, renderChart } from '../../render-chart';
import { soon } from '../../soon';

const overEvent: PointerOverEvent = {
  type: PointerEventType.Over,
  chartId: 'sender',
  scale: ScaleType.Linear,
  x: 1,
  y: [],
  smHorizontalValue: null,
  smVerticalValue: null,
};

/** Passes an event to a chart with the id `receiver` and returns the left edges of its cursor. */
async function cursorAfter(event: Partial<PointerOverEvent>, spec = line): Promise<number[]> {
  const chart = createRef<Chart>();
  const { container } = await render(
    <Chart id="receiver" ref={chart} size={{ height: 300 }}>
      <Settings />
      {spec}
    </Chart>,
  );
  chart.current!.dispatchExternalPointerEvent({ ...overEvent, ...event });
  // The pointer is outside of the chart: the event only makes the chart wait for its next drawing.
  await mouse(document.body, 'mousemove', 0, 0);
  return [...container.querySelectorAll('.echCrosshair__cursor line')].map((cursor) =>
    Number(cursor.getAttribute('x1')),
  );
}

describe('reference/notes/BasePointerEvent', () => {
  it('A chart ignores events with its own id, so you can pass one event to all charts.', async () => {
    expect(await cursorAfter({ chartId: 'receiver' })).toEqual([]);
    expect(await cursorAfter({ chartId: 'sender' })).toHaveLength(1);
  });
});

describe('reference/notes/PointerEvent', () => {
  it('Pass it on unchanged to keep several charts in step; the receiving chart places its cursor at x on its own x scale, and shows none if x is outside.', async () => {
    const { Linear, Time } = ScaleType;
    const ofType = (xScaleType: typeof Linear | typeof Time) => (
      <LineSeries
        id="line"
        data={[0, 1, 2].map((x) => ({ x, y: x }))}
        xScaleType={xScaleType}
        xAccessor="x"
        yAccessors={['y']}
      />
    );
    for (const receiver of [ofType(Linear), ofType(Time)]) {
      expect(await cursorAfter({ scale: Linear, x: 1 }, receiver)).toEqual([300]);
      expect(await cursorAfter({ scale: Linear, x: 2 }, receiver)).toEqual([600]);
      expect(await cursorAfter({ scale: Linear, x: 3 }, receiver)).toEqual([]);
    }
  });
});

describe('reference/notes/PointerOverEvent', () => {
  it('If you add it yourself, the receiving XY charts ignore the event, since their scales have no unit to match.', async () => {
    expect(await cursorAfter({ unit: 'liters' })).toEqual([]);
    expect(await cursorAfter({ unit: undefined })).toEqual([300]);
  });
});

describe('reference/notes/PointerUpdateTrigger', () => {
  it('Entering and leaving the plot area always call it.', async () => {
    for (const pointerUpdateTrigger of Object.values(PointerUpdateTrigger)) {
      const onPointerUpdate = vi.fn<(event: PointerEvent) => void>();
      const { container } = await renderChart(line, {
        onPointerUpdate,
        pointerUpdateTrigger,
        pointerUpdateDebounce: 0,
      });
      const calls = () => onPointerUpdate.mock.calls.map(([{ type }]) => type);
      await move(container, 300, 150);
      await soon(() => expect(calls()).toEqual([PointerEventType.Over]));
      // Neither the x nor the y value changes.
      await move(container, 300, 150);
      await mouse(surfaceOf(container), 'mouseout', -1, -1);
      await soon(() => expect(calls()).toEqual([PointerEventType.Over, PointerEventType.Out]));
    }
  });
});
