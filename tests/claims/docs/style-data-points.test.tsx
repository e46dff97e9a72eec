import type { ComponentType } from 'react';
import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  Fit,
  LineSeries,
  PointShape,
  ScaleType,
  StackMode,
  type BarSeriesProps,
  type BarStyleAccessor,
  type PointStyleAccessor,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { boxesOf } from '../boxes-of';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { drawingOf } from '../drawing-of';
import { renderChart, render, unmountAll, type Series } from '../render-chart';
import { twoLines } from '../two-lines';

/** Expects accessors to change visible points only. */
async function expectHiddenPoints() {
  for (const { S, visible, count, isStacked } of combinations({
    S: [LineSeries, AreaSeries, BubbleSeries] as unknown as Series[],
    visible: [undefined, 'always', 'never', 'auto'],
    // Of 600 pixels.
    count: [5, 100],
    isStacked: [false, true],
  })) {
    const style = visible && { point: { visible } };
    const draw = async (pointStyleAccessor?: PointStyleAccessor) =>
      drawingOf(
        await renderChart(
          <S
            id="series"
            // The value between two missing ones is a dot.
            data={Array.from({ length: count }, (_, x) => ({
              x,
              y: x === 1 || x === 3 ? null : 2,
            }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
            stackAccessors={isStacked ? ['x'] : undefined}
            lineSeriesStyle={style}
            areaSeriesStyle={style}
            pointStyleAccessor={pointStyleAccessor}
          />,
        ),
      );
    const byDefault = (S as unknown) === AreaSeries ? 'never' : 'auto';
    const setting = visible ?? byDefault;
    const isShown =
      (S as unknown) === BubbleSeries ||
      setting === 'always' ||
      (setting === 'auto' && count === 5);
    const returned = { radius: 9, fill: '#1234AB', visible: 'always' };
    expect((await draw(() => returned)) !== (await draw())).toBe(isShown);
    unmountAll();
  }
}

describe('docs/style-data-points', () => {
  it('Add the points where the line crosses zero, and draw the parts as two series:', async () => {
    const { withZeros, Profit } = codeOn<{
      withZeros: (rows: object[]) => object[];
      Profit: ComponentType<{ rows: object[] }>;
    }>('docs/style-data-points', 'withZeros');
    const rows = [
      { x: 0, y: 4 },
      { x: 4, y: -4 },
      { x: 5, y: 0 },
      { x: 6, y: 2 },
    ];
    expect(withZeros(rows)).toEqual([rows[0], { x: 2, y: 0 }, ...rows.slice(1)]);
    const rendered = await render(<Profit rows={rows} />);
    const at = async (color: string) =>
      (await drawnAt(rendered, color, [90, 300, 570])).map((ys) => ys.length > 0);
    expect(await at('#16c5c0')).toEqual([true, false, true]);
    expect(await at('#c8554f')).toEqual([false, true, false]);
  });

  it('A line has one style and one color, except where fit bridges missing values.', async () => {
    for (const { fit, xScaleType } of combinations({
      fit: [undefined, Fit.None, Fit.Linear, Fit.Carry],
      xScaleType: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time] as const,
    })) {
      const rendered = await renderChart(
        <LineSeries
          id="line"
          color="#aa0000"
          data={[5, 5, null, 5, 5].map((y, x) => ({ x, y }))}
          xScaleType={xScaleType}
          timeZone="utc"
          xAccessor="x"
          yAccessors={['y']}
          {...(fit && { fit })}
          lineSeriesStyle={{
            line: { strokeWidth: 6 },
            point: { visible: 'never' },
            fit: { line: { stroke: '#0000aa', opacity: 1, dash: [20, 1] } },
          }}
          // Accessors of a style reach points only.
          pointStyleAccessor={() => '#00aa00'}
        />,
      );
      const columns = Array.from({ length: 600 }, (_, x) => x);
      const isDrawn = async (color: string) =>
        (await drawnAt(rendered, color, columns)).some(({ length }) => length > 0);
      const isBridged = fit === Fit.Linear || fit === Fit.Carry;
      expect([
        await isDrawn('#aa0000'),
        await isDrawn('#0000aa'),
        await isDrawn('#00aa00'),
      ]).toEqual([true, isBridged, false]);
    }
  });

  it('y1 is the value of the bar. In a stack it is the sum at the end away from zero, with StackMode.Percentage a share. initialY1 is the value of the row itself.', async () => {
    const seen = async (values: number[], props: Partial<BarSeriesProps>) => {
      const found: Record<number, (number | null)[]> = {};
      await renderChart(
        <BarSeries
          id="bars"
          data={values.map((y) => ({ x: 'a', y }))}
          xAccessor="x"
          yAccessors={['y']}
          splitSeriesAccessors={['y']}
          {...(props as object)}
          styleAccessor={({ y0, y1, initialY1 }) => {
            found[initialY1!] = [y0, y1];
            return null;
          }}
        />,
      );
      return found;
    };
    expect(await seen([2, -4], {})).toEqual({ 2: [null, 2], [-4]: [null, -4] });
    const stackAccessors = ['x'];
    // The first series is next to zero above it, and the farthest from zero below it.
    expect(await seen([2, 6, -4, -3], { stackAccessors })).toEqual({
      2: [0, 2],
      6: [2, 8],
      [-4]: [-3, -7],
      [-3]: [0, -3],
    });
    const share = { stackAccessors, stackMode: StackMode.Percentage };
    expect(await seen([2, 6], share)).toEqual({ 2: [0, 0.25], 6: [0.25, 1] });
  });

  it('With a markSizeAccessor, a radius changes nothing.', async () => {
    const data = [
      { x: 0, y: 1, users: 10 },
      { x: 1, y: 2, users: 30 },
      { x: 2, y: 1, users: 20 },
    ];
    const style = { point: { visible: 'always' } } as const;
    for (const Series of [
      LineSeries,
      AreaSeries,
      BubbleSeries,
    ] as unknown as (typeof LineSeries)[]) {
      const draw = async (radius: number, markSizeAccessor?: string) =>
        drawingOf(
          await renderChart(
            <Series
              id="series"
              data={data}
              xScaleType={ScaleType.Linear}
              xAccessor="x"
              yAccessors={['y']}
              markSizeAccessor={markSizeAccessor}
              lineSeriesStyle={style}
              {...{ areaSeriesStyle: style }}
              pointStyleAccessor={() => ({ radius })}
            />,
          ),
        );
      expect(await draw(3)).not.toBe(await draw(30));
      expect(await draw(3, 'users')).toBe(await draw(30, 'users'));
    }
  });

  it('Shapes are those of PointShape.', async () => {
    const drawing = async (shape: PointShape) =>
      (await renderChart(twoLines({ lineSeriesStyle: { point: { visible: 'always', shape } } })))
        .svg;
    const shapes = Object.values(PointShape);
    expect(new Set(await Promise.all(shapes.map(drawing))).size).toBe(shapes.length);
  });

  it(
    "It does not show hidden points. Areas hide theirs by default, and lines where rows are close together: set point.visible to 'always'. visible cannot be returned for a point: set it on the series.",
    expectHiddenPoints,
  );

  it('styleAccessor of a bar series is called for each bar. Return a color, a partial style, or null to change nothing. Your row is the datum of its first argument.', async () => {
    const data = [2, 5, 3].map((y, x) => ({ x, y }));
    const draw = async (style: ReturnType<BarStyleAccessor>) => {
      const rows: unknown[] = [];
      const { svg } = await renderChart(
        <BarSeries
          id="bars"
          color="#123456"
          data={data}
          xAccessor="x"
          yAccessors={['y']}
          styleAccessor={({ datum }) => {
            rows.push(datum);
            return datum === data[1] ? style : null;
          }}
        />,
      );
      expect(new Set(rows)).toEqual(new Set(data));
      return ['#123456', '#AB1234'].map((color) => boxesOf(svg, color).length);
    };
    expect(await draw('#AB1234')).toEqual([2, 1]);
    expect(await draw({ rect: { fill: '#AB1234' } })).toEqual([2, 1]);
    const rectBorder = { visible: true, stroke: '#AB1234', strokeWidth: 2 };
    expect(await draw({ rectBorder })).toEqual([3, expect.any(Number)]);
    expect(await draw(null)).toEqual([3, 0]);
  });

  it('datum is missing for rows that the chart adds for missing x values: check it before you read from it.', async () => {
    for (const { S, isStacked } of combinations({
      S: [LineSeries, AreaSeries, BubbleSeries, BarSeries] as unknown as Series[],
      isStacked: [false, true],
    })) {
      const found: Record<number, boolean> = {};
      const read = ({ x, datum }: { x: unknown; datum?: unknown }) => {
        found[Number(x)] = Boolean(datum);
        return null;
      };
      const series = (id: string, xs: number[], props: object) => (
        <S
          id={id}
          data={xs.map((x) => ({ x, y: x }))}
          xAccessor="x"
          yAccessors={['y']}
          xScaleType={ScaleType.Ordinal}
          stackAccessors={isStacked ? ['x'] : undefined}
          areaSeriesStyle={{ point: { visible: 'always' } }}
          {...props}
        />
      );
      await renderChart(
        <>
          {series('all', [1, 2, 3], {})}
          {series('some', [1, 3], { styleAccessor: read, pointStyleAccessor: read })}
        </>,
      );
      expect(found).toEqual({ 1: true, 2: false, 3: true });
      unmountAll();
    }
  });

  it('displayValueSettings.valueFormatter may return an empty string for the others.', async () => {
    const { texts } = await renderChart(
      <BarSeries
        id="bars"
        data={[40, 90, 50].map((y, x) => ({ x, y }))}
        xAccessor="x"
        yAccessors={['y']}
        displayValueSettings={{
          showValueLabel: true,
          overflowConstraints: [],
          valueFormatter: (value) => (value === 90 ? 'highest' : ''),
        }}
      />,
    );
    expect(texts).toEqual(['highest']);
  });
});

describe('api/specs/xy/LineSeries', () => {
  it('pointStyleAccessor styles single points, but does not show hidden ones.', expectHiddenPoints);
});

describe('reference/notes/LineSeriesSpec', () => {
  it('It does not show points that point.visible hides.', expectHiddenPoints);
});
