import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  LineSeries,
  Position,
  ScaleType,
  type SeriesName,
  type SeriesNameAccessor,
} from '@elastic/charts';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { tooltipAt } from '../../pointer';
import { renderChart } from '../../render-chart';

const rows = [
  { x: 1, y: 3, z: 4, group: 'a' },
  { x: 1, y: 5, z: 6, group: 'b' },
];
const bars = {
  id: 'bars',
  data: rows,
  xScaleType: ScaleType.Ordinal,
  xAccessor: 'x',
  yAccessors: ['y'],
};

/** Returns the names of series in the legend and in the tooltip. */
async function namesOf(props: Partial<ComponentProps<typeof BarSeries>>) {
  const { container, debugState } = await renderChart(<BarSeries {...bars} {...props} />);
  const tooltip = await tooltipAt(container, 300, 100);
  return {
    legend: debugState!.legend!.items.map(({ name }) => name),
    tooltip: [...tooltip!.querySelectorAll('.echTooltip__label')].map((label) => label.textContent),
  };
}
const both = (names: string[]) => ({ legend: names, tooltip: names });

async function expectErrorWithoutName() {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(namesOf({ name: () => undefined as unknown as SeriesName })).rejects.toThrow();
  error.mockRestore();
}

const named =
  (name: SeriesName): SeriesNameAccessor =>
  ({ splitAccessors }) =>
    splitAccessors.get('group') === 'a' ? name : 'Own';

describe('reference/notes/SeriesSpec', () => {
  it('A string names a spec that draws one series. It is ignored when the spec divides its rows with splitSeriesAccessors, and in the legend when it has several yAccessors: then the split values, and with several accessors the accessor too, make up the name. In the tooltip, several yAccessors without splitSeriesAccessors all have the same name: the string, or the id.', async () => {
    const data = [rows[0]!];
    const name = 'Own';
    const yAccessors = ['y', 'z'];
    const splitSeriesAccessors = ['group'];
    expect(await namesOf({ name, data })).toEqual(both(['Own']));
    expect(await namesOf({ name, splitSeriesAccessors })).toEqual(both(['a', 'b']));
    expect(await namesOf({ name, splitSeriesAccessors, yAccessors })).toEqual(
      both(['a - y', 'a - z', 'b - y', 'b - z']),
    );
    const legend = yAccessors;
    expect(await namesOf({ name, yAccessors, data })).toEqual({ legend, tooltip: ['Own', 'Own'] });
    expect(await namesOf({ yAccessors, data })).toEqual({ legend, tooltip: ['bars', 'bars'] });
  });

  it('Return null for the built-in name, an empty string to leave the series out of the legend and the tooltip; undefined throws.', async () => {
    const splitSeriesAccessors = ['group'];
    expect(await namesOf({ splitSeriesAccessors, name: named(null) })).toEqual(both(['a', 'Own']));
    expect(await namesOf({ splitSeriesAccessors, name: named('') })).toEqual(both(['Own']));
    await expectErrorWithoutName();
  });

  it('Writes the value on each mark and says which labels to leave out. Only bars draw labels; the other series ignore it.', async () => {
    const settings = { displayValueSettings: { showValueLabel: true } };
    const line = { ...bars, data: [1, 2, 3].map((x) => ({ x, y: x })) };
    expect((await renderChart(<BarSeries {...line} {...settings} />)).texts).toEqual([
      '1',
      '2',
      '3',
    ]);
    for (const Series of [LineSeries, AreaSeries, BubbleSeries]) {
      const { texts, svg } = await renderChart(<Series {...line} {...settings} />);
      expect(texts).toEqual([]);
      expect(svg).toContain('<path');
    }
  });

  it('It never formats x values.', async () => {
    const { container, texts } = await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} />
        <Axis id="y" position={Position.Left} />
        <BarSeries
          {...bars}
          data={[{ x: 77, y: 3 }]}
          tickFormat={(value) => `formatted ${value}`}
        />
      </>,
    );
    const tooltip = await tooltipAt(container, 400, 100);
    expect(texts).toContain('77');
    expect(texts).not.toContain('formatted 77');
    expect(texts).toContain('formatted 3');
    expect(tooltip!.textContent).toContain('77');
    expect(tooltip!.textContent).not.toContain('formatted 77');
    expect(tooltip!.textContent).toContain('formatted 3');
  });
});

describe('reference/notes/SeriesNameFn', () => {
  it('Return null for the built-in name; undefined throws.', async () => {
    expect(await namesOf({ name: () => null })).toEqual(await namesOf({}));
    await expectErrorWithoutName();
  });
});

describe('reference/notes/SeriesNameConfig', () => {
  it('The value of a split accessor that this line is about. Required for split accessors: without it the line never matches.', async () => {
    const namedBy = (value?: string) =>
      namesOf({
        splitSeriesAccessors: ['group'],
        name: { names: [{ accessor: 'group', value, name: 'Own' }] },
      });
    expect(await namedBy('a')).toEqual(both(['Own', 'b']));
    expect(await namedBy()).toEqual(both(['a', 'b']));
  });
});
