import {
  Axis,
  BarSeries,
  LineSeries,
  Position,
  ScaleType,
  type AxisProps,
  type LineSeriesProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../combinations';
import { renderChart } from '../../render-chart';

const hour = 3_600_000;
const scales = ['linear', 'log', 'time', 'ordinal'] as const;
const kinds = [LineSeries, BarSeries as unknown as typeof LineSeries];

interface Setting {
  Series: typeof LineSeries;
  scale: (typeof scales)[number];
  nice: boolean;
}

/** Returns how many grid lines and labels an x axis with long labels has. */
async function countOf({ Series, scale, nice }: Setting, axis: Partial<AxisProps> = {}) {
  const { debugState } = await renderChart(
    <>
      <Axis
        id="x"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        ticks={12}
        gridLine={{ visible: true }}
        labelFormat={(value) => `a long label for ${value}`}
        {...axis}
      />
      <Series
        id="series"
        data={Array.from({ length: 30 }, (_, index) => ({
          x: (index + 1.3) * (scale === 'time' ? hour : 1),
          y: index,
        }))}
        timeZone="UTC"
        xScaleType={scale as LineSeriesProps['xScaleType']}
        xNice={nice}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );
  const { gridlines, labels } = debugState!.axes!.x[0]!;
  return { gridLines: gridlines.length, labels: labels.length };
}

const settings = combinations({ Series: kinds, scale: scales, nice: [false, true] }).filter(
  // Bars on a logarithmic x scale have no common width.
  ({ Series, scale }) => Series === LineSeries || scale !== 'log',
);
const nameOf = ({ scale, nice }: Setting) => `${scale}, nice: ${nice}`;

async function expectMoreGridLinesOnlyIfNice() {
  for (const setting of settings) {
    const plain = await countOf(setting);
    const all = await countOf(setting, { showOverlappingTicks: true });
    if (setting.nice) expect(all.gridLines, nameOf(setting)).toBeGreaterThan(plain.gridLines);
    else expect(all.gridLines, nameOf(setting)).toBe(plain.gridLines);
  }
}

describe('reference/notes/AxisSpec', () => {
  it(
    'Keeps tick and grid line of labels that are left out for lack of space. It makes a difference only if the series set xNice or yNice, also on an ordinal or time scale, which these do not round.',
    expectMoreGridLinesOnlyIfNice,
  );

  it('A time axis with layers ignores it.', async () => {
    for (const Series of kinds) {
      const setting = { Series, scale: 'time', nice: true } as const;
      const layers = { timeAxisLayerCount: 2 };
      expect(await countOf(setting, { ...layers, showOverlappingTicks: true })).toEqual(
        await countOf(setting, layers),
      );
    }
  });

  it('It is the upper end of a search: unless the series set xNice or yNice, the axis takes fewer ticks until all labels fit and differ, as far as that is possible.', async () => {
    for (const setting of settings.filter(({ scale }) => scale === 'linear' || scale === 'time')) {
      const found = await countOf(setting);
      const short = await countOf(setting, { labelFormat: undefined });
      if (setting.nice) {
        // With `showOverlappingTicks` all ticks are seen: as many as without long labels.
        const all = await countOf(setting, { showOverlappingTicks: true });
        expect(all.gridLines, nameOf(setting)).toBe(
          (await countOf(setting, { labelFormat: String, showOverlappingTicks: true })).gridLines,
        );
      } else {
        expect(found.gridLines, nameOf(setting)).toBe(found.labels);
        expect(found.labels, nameOf(setting)).toBeLessThan(short.labels);
      }
    }
  });

  it('An ordinal scale has a tick for each category, but with xNice only for categories whose label fits.', async () => {
    for (const Series of kinds) {
      const ordinal = { Series, scale: ScaleType.Ordinal };
      expect((await countOf({ ...ordinal, nice: false })).gridLines).toBe(30);
      const { gridLines, labels } = await countOf({ ...ordinal, nice: true });
      expect(gridLines).toBe(labels);
      expect(labels).toBeLessThan(30);
    }
  });
});

describe('examples/axis', () => {
  it(
    'With xNice and yNice, showOverlappingTicks keeps the grid lines of labels that do not fit.',
    expectMoreGridLinesOnlyIfNice,
  );
});
