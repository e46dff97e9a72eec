import type { ReactNode } from 'react';
import { Axis, BarSeries, LineSeries, Position, ScaleType, type DebugState } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../combinations';
import { legendOf } from '../legend-of';
import { tooltipAt } from '../pointer';
import { renderChart } from '../render-chart';
import { soon } from '../soon';

const scales = [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time] as const;
const rows = [10, 20, 40].map((y, x) => ({ x, y }));

/** Renders a series with the given axes. */
const withAxes = (xScaleType: ScaleType, Series: typeof LineSeries, axes: ReactNode) =>
  renderChart(
    <>
      {axes}
      <Series
        id="series"
        data={rows}
        timeZone="utc"
        xScaleType={xScaleType as typeof ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );

/** Renders a series with the given axes. Returns the labels of the axes, by their ids. */
async function labelsOf(...rendered: Parameters<typeof withAxes>) {
  const { debugState } = await withAxes(...rendered);
  const { x, y } = debugState!.axes!;
  return Object.fromEntries([...x, ...y].map((axis) => [axis.id, axis]));
}

const drawnSeries = [LineSeries, BarSeries as unknown as typeof LineSeries];

describe('docs/two-axes', () => {
  it('Add a second Axis with the same groupId, or with none: both have the same scale, and the same ticks if their settings are equal.', async () => {
    for (const { xScaleType, Series, groupId } of combinations({
      xScaleType: scales,
      Series: drawnSeries,
      groupId: [undefined, '__global__'],
    })) {
      const { left, right } = await labelsOf(
        xScaleType,
        Series,
        <>
          <Axis id="left" position={Position.Left} {...(groupId && { groupId })} />
          <Axis id="right" position={Position.Right} {...(groupId && { groupId })} />
        </>,
      );
      expect(left!.labels.length).toBeGreaterThan(2);
      expect(right!.labels).toEqual(left!.labels);
      expect(right!.values).toEqual(left!.values);
    }
  });

  it('With a tickFormat on both, the values in the tooltip have that of the last axis.', async () => {
    for (const { xScaleType, Series } of combinations({
      xScaleType: scales,
      Series: drawnSeries,
    })) {
      const formatted = (id: string, position: Position) => (
        <Axis key={id} id={id} position={position} tickFormat={(y) => `${y} ${id}`} />
      );
      const left = formatted('left', Position.Left);
      const right = formatted('right', Position.Right);
      for (const axes of [
        [left, right],
        [right, left],
      ]) {
        const { container } = await withAxes(xScaleType, Series, axes);
        const tooltip = await tooltipAt(container, 300, 150);
        const [, format] = tooltip!.querySelector('.echTooltip__value')!.textContent!.split(' ');
        expect(format).toBe(axes[1]!.key);
      }
    }
  });

  it('There is no second x scale: a second axis of x, at the top, shows the same scale with a tickFormat of its own.', async () => {
    for (const { xScaleType, Series } of combinations({
      xScaleType: scales,
      Series: drawnSeries,
    })) {
      const { bottom, top } = await labelsOf(
        xScaleType,
        Series,
        <>
          <Axis id="bottom" position={Position.Bottom} timeAxisLayerCount={0} />
          <Axis
            id="top"
            position={Position.Top}
            timeAxisLayerCount={0}
            tickFormat={(x) => `No. ${x}`}
          />
        </>,
      );
      expect(top!.values).toEqual(bottom!.values);
      for (const label of top!.labels) expect(label).toMatch(/^No\. \d/);
      for (const label of bottom!.labels) expect(label).not.toMatch(/^No\./);
    }
  });

  it('On a time scale the format needs timeAxisLayerCount={0}.', async () => {
    const top = async (timeAxisLayerCount?: 0) => {
      const axis = (
        <Axis
          id="top"
          position={Position.Top}
          tickFormat={(x) => `No. ${x}`}
          {...(timeAxisLayerCount === 0 && { timeAxisLayerCount })}
        />
      );
      return (await labelsOf(ScaleType.Time, LineSeries, axis))['top']!.labels.join();
    };
    expect(await top(0)).toMatch(/^No\. 0/);
    expect(await top()).not.toContain('No.');
  });

  it('With longer labels an axis of numbers has fewer ticks.', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Time]) {
      const { bottom, top } = await labelsOf(
        xScaleType,
        LineSeries,
        <>
          <Axis id="bottom" position={Position.Bottom} timeAxisLayerCount={0} />
          <Axis
            id="top"
            position={Position.Top}
            timeAxisLayerCount={0}
            tickFormat={(x) => `${'a label of many pixels '.repeat(2)}${x}`}
          />
        </>,
      );
      expect(top!.values.length).toBeGreaterThan(1);
      expect(top!.values.length).toBeLessThan(bottom!.values.length);
    }
  });

  it('It is also gone while readers hide all series of its group in the legend.', async () => {
    const line = (id: string, groupId?: string) => (
      <LineSeries
        id={id}
        {...(groupId && { groupId })}
        data={rows}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
    );
    const rendered = await renderChart(
      <>
        <Axis id="left" position={Position.Left} />
        <Axis id="right" groupId="own" position={Position.Right} />
        {line('first')}
        {line('second', 'own')}
      </>,
      { showLegend: true },
    );
    const axes = () => {
      const status = rendered.container.querySelector<HTMLElement>('.echChartStatus');
      const { y = [] } = (JSON.parse(status!.dataset.echDebugState!) as DebugState).axes!;
      return y.map(({ id }) => id);
    };
    const entries = legendOf(rendered).querySelectorAll<HTMLElement>('.echLegendItem__label');
    expect(axes()).toEqual(['left', 'right']);
    // The first click shows the series alone.
    entries[1]!.click();
    await soon(() => expect(axes()).toEqual(['right']));
    entries[0]!.click();
    await soon(() => expect(axes()).toEqual(['left', 'right']));
  });

  it('Give both a domain in which zero divides the range in the same proportion, for example { min: -5, max: 5 } and { min: -200, max: 200 }. Leave out yNice, which moves the ends.', async () => {
    const zeros = async (a: [number, number], b: [number, number], yNice = false) => {
      const { debugState } = await renderChart(
        <>
          {[a, b].map(([min, max], index) => (
            <Axis
              key={index}
              id={`axis-${index}`}
              groupId={`group-${index}`}
              position={index ? Position.Right : Position.Left}
              domain={{ min, max }}
            />
          ))}
          {[1, 70].map((factor, index) => (
            <LineSeries
              key={index}
              id={`line-${index}`}
              groupId={`group-${index}`}
              data={[-1, 2].map((y, x) => ({ x, y: y * factor }))}
              yNice={yNice}
              xAccessor="x"
              yAccessors={['y']}
            />
          ))}
        </>,
      );
      return debugState!.axes!.y.map(({ values, gridlines }) =>
        // Grid lines are listed from the top, values from the bottom.
        Math.round([...gridlines].reverse()[values.indexOf(0)]!.y),
      );
    };
    expect(await zeros([-5, 5], [-200, 200])).toEqual([145, 145]);
    const [a, b] = await zeros([-1, 4], [-70, 280]);
    expect(a).toBe(b);
    const [c, d] = await zeros([-1, 4], [-70, 280], true);
    expect(c).not.toBe(d);
    const [e, f] = await zeros([-1, 5], [-200, 200]);
    expect(e).not.toBe(f);
  });

  it('Specs without a groupId form one group together.', async () => {
    for (const groupId of [undefined, 'other']) {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} />
          <BarSeries id="bars" data={[{ x: 'a', y: 5 }]} xAccessor="x" yAccessors={['y']} />
          <LineSeries
            id="line"
            data={[{ x: 'a', y: 500 }]}
            xAccessor="x"
            yAccessors={['y']}
            {...(groupId && { groupId })}
          />
        </>,
      );
      expect(debugState!.axes!.y[0]!.values.at(-1)).toBe(groupId ? 5 : 500);
    }
  });
});
