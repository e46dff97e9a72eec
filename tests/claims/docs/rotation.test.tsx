import type { LabelOverflowConstraint } from '@elastic/charts';
import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  Heatmap,
  LineAnnotation,
  LineSeries,
  Metric,
  Partition,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { render, renderChart, type Rendered } from '../render-chart';

const rows = [
  { name: 'a', hour: 0, value: 3 },
  { name: 'b', hour: 1, value: 5 },
];
const families: Record<string, ReactElement> = {
  partition: (
    <Partition
      id="partition"
      data={rows}
      valueAccessor={(row: (typeof rows)[number]) => row.value}
      layers={[{ groupByRollup: (row: (typeof rows)[number]) => row.name }]}
    />
  ),
  heatmap: (
    <Heatmap
      id="heatmap"
      data={rows}
      xScale={{ type: ScaleType.Ordinal }}
      xAccessor="hour"
      yAccessor="name"
      valueAccessor="value"
      colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#123456' }] }}
    />
  ),
  metric: (
    <Metric
      id="metric"
      data={[[{ title: 'Load', value: 5, color: '#123456', valueFormatter: String }]]}
    />
  ),
};

let turnedLines: Promise<void> | undefined;

/** Expects lines that turn with the chart. */
const expectTurnedLines = () => (turnedLines ??= compareLines());

async function compareLines() {
  const { XDomain, YDomain } = AnnotationDomainType;
  const turns = combinations({
    rotation: [0, 90, -90, 180] as const,
    domainType: [XDomain, YDomain],
  });
  for (const { rotation, domainType } of turns) {
    const rendered = await renderChart(
      <>
        <LineSeries id="line" data={rows} xAccessor="name" yAccessors={['value']} />
        <LineAnnotation
          id="annotation"
          domainType={domainType}
          dataValues={[{ dataValue: domainType === XDomain ? 'b' : 4 }]}
          style={{ line: { stroke: '#aa0000', strokeWidth: 3, opacity: 1 } }}
        />
      </>,
      { rotation },
    );
    const xs = Array.from({ length: 600 }, (_, x) => x);
    const columns = (await drawnAt(rendered, '#aa0000', xs)).filter(({ length }) => length > 0);
    // An upright line is in few columns of pixels, a level one in all.
    const turned = rotation % 180 !== 0;
    expect(columns.length < 10, `${rotation} ${domainType}`).toBe(
      turned === (domainType === YDomain),
    );
  }
}

describe('docs/rotation', () => {
  it('rotation has no effect on partitions, heatmaps and metrics.', async () => {
    for (const family of Object.values(families)) {
      const draw = async (rotation: 0 | 90) => {
        const { svg, texts } = await render(
          <Chart size={{ height: 300 }}>
            <Settings rotation={rotation} />
            {family}
          </Chart>,
        );
        return { svg, texts };
      };
      expect(await draw(90)).toEqual(await draw(0));
    }
  });

  it('A negative value moves them to the right, which is beyond the end of a positive bar with rotation={90}: Sort bars by value has the theme.', async () => {
    const xOfLabel = async (rotation: 90 | -90, value: number, offsetX: number) => {
      const { svg } = await renderChart(
        <>
          <Axis id="y" position={Position.Bottom} domain={{ min: -40, max: 40 }} hide />
          <BarSeries
            id="bars"
            data={[{ x: 'a', y: value }]}
            xAccessor="x"
            yAccessors={['y']}
            color="#123456"
            displayValueSettings={{ showValueLabel: true, overflowConstraints: [] }}
          />
        </>,
        { rotation, theme: { barSeriesStyle: { displayValue: { offsetX } } } },
      );
      return Number(svg.match(/<path fill="white" transform="translate\(([\d.]+)/)![1]);
    };
    for (const rotation of [90, -90] as const)
      for (const value of [20, -20])
        expect(await xOfLabel(rotation, value, -20)).toBeCloseTo(
          (await xOfLabel(rotation, value, 0)) + 20,
        );
    // The chart is 600 px wide: zero is at 300 px and the bar of 20 ends at 450 px.
    expect(await xOfLabel(90, 20, 0)).toBeLessThan(450);
    expect(await xOfLabel(90, 20, -80)).toBeGreaterThan(450);
  });

  it(
    'Annotations turn with the chart: at 90 and -90 degrees a line of the y domain becomes upright.',
    expectTurnedLines,
  );
});

describe('docs/annotations', () => {
  it(
    'AnnotationDomainType.XDomain draws an upright line, or a level one in a chart turned by 90 or -90 degrees.',
    expectTurnedLines,
  );
});

describe('api/specs/xy/LineAnnotation', () => {
  it(
    'domainType YDomain draws lines across at y values, XDomain upright ones at x values. In a chart turned by 90 or -90 degrees it is the other way round.',
    expectTurnedLines,
  );
});

describe('docs/rotation', () => {
  const sides = [Position.Bottom, Position.Top, Position.Left, Position.Right];

  it('With the x axis still at the bottom, that axis now shows y.', async () => {
    for (const { rotation, Series } of combinations({
      rotation: [0, 90, -90, 180] as const,
      Series: [BarSeries, LineSeries],
    })) {
      const { debugState } = await renderChart(
        <>
          {sides.map((side) => (
            <Axis key={side} id={side} position={side} />
          ))}
          <Series id="series" data={rows} xAccessor="name" yAccessors={['value']} />
        </>,
        { rotation },
      );
      const { x, y } = debugState!.axes!;
      const isTurned = rotation % 180 !== 0;
      const [bottomAndTop, leftAndRight] = [sides.slice(0, 2), sides.slice(2)];
      const positions = (axes: { position: Position }[]) => axes.map(({ position }) => position);
      expect(positions(x)).toEqual(isTurned ? leftAndRight : bottomAndTop);
      expect(positions(y)).toEqual(isTurned ? bottomAndTop : leftAndRight);
      for (const { labels } of x) expect(labels).toEqual(['a', 'b']);
      for (const { labels } of y) expect(labels).toContain('0');
    }
  });

  it('Values grow', async () => {
    const boundsOf = async (rendered: Rendered, color: string) => {
      const columns = await drawnAt(
        rendered,
        color,
        Array.from({ length: 600 }, (_, x) => x),
      );
      const xs = columns.flatMap((ys, x) => (ys.length > 0 ? [x] : []));
      const ys = columns.flat();
      return {
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
      };
    };
    for (const [rotation, first, zero] of [
      [0, 'left', 'bottom'],
      [90, 'top', 'left'],
      [-90, 'bottom', 'right'],
      [180, 'right', 'top'],
    ] as const) {
      const rendered = await renderChart(
        <BarSeries
          id="bars"
          data={rows}
          xAccessor="name"
          yAccessors={['value']}
          styleAccessor={({ x }) => (x === 'a' ? '#aa0000' : '#0000aa')}
        />,
        { rotation },
      );
      const [a, b] = [await boundsOf(rendered, '#aa0000'), await boundsOf(rendered, '#0000aa')];
      const isBefore = first === 'left' || first === 'top';
      expect(Math.sign(a[first] - b[first])).toBe(isBefore ? -1 : 1);
      // Both bars begin at the side of zero, and the larger one reaches the other side.
      const edge = { left: 0, top: 0, right: 599, bottom: 299 };
      const opposite = ({ left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const)[
        zero
      ];
      for (const bar of [a, b]) expect(Math.abs(bar[zero] - edge[zero])).toBeLessThan(2);
      expect(Math.abs(b[opposite] - edge[opposite])).toBeLessThan(2);
      expect(Math.abs(a[opposite] - edge[opposite])).toBeGreaterThan(50);
    }
  });

  it('Value labels of small bars are left out unless overflowConstraints allows them; move them with offsetX of barSeriesStyle.displayValue in the theme.', async () => {
    for (const rotation of [90, -90] as const) {
      const shown = async (overflowConstraints?: LabelOverflowConstraint[]) => {
        const { texts } = await renderChart(
          <BarSeries
            id="bars"
            data={[1, 100].map((value, name) => ({ name, value }))}
            xAccessor="name"
            yAccessors={['value']}
            displayValueSettings={{
              showValueLabel: true,
              valueFormatter: (value) => `${value} kg`,
              ...(overflowConstraints && { overflowConstraints }),
            }}
          />,
          { rotation },
        );
        return texts;
      };
      expect(await shown()).toEqual(['100 kg']);
      expect(await shown([])).toEqual(['1 kg', '100 kg']);
    }
  });
});
