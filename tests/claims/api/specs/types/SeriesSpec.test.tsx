import { BarSeries, type BarSeriesProps, type SeriesNameFn } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { partOf, renderChart } from '../../../render-chart';

const rows = [
  { x: 'A', y: 8, z: 2, plan: 'pro' },
  { x: 'B', y: 5, z: 3, plan: 'free' },
];

const chartOf = (props: Partial<BarSeriesProps>) =>
  renderChart(<BarSeries id="users" data={rows} xAccessor="x" yAccessors={['y']} {...props} />, {
    showLegend: true,
  });

const legendOf = async (props: Partial<BarSeriesProps>) =>
  partOf((await chartOf(props)).debugState, 'legend').items.map(({ name }) => name);

const split = { splitSeriesAccessors: ['plan'] };

describe('api/specs/types/SeriesSpec', () => {
  it('A text names a spec that makes one series and is ignored when it makes several.', async () => {
    expect(await legendOf({ name: 'People' })).toEqual(['People']);
    expect(await legendOf({ name: 'People', ...split })).toEqual(await legendOf(split));
  });

  it('id must be unique in the chart.', async () => {
    const { debugState } = await renderChart(
      <>
        <BarSeries id="users" name="First" data={rows} xAccessor="x" yAccessors={['y']} />
        <BarSeries id="users" name="Second" data={rows} xAccessor="x" yAccessors={['z']} />
      </>,
    );
    expect(debugState?.bars?.map(({ name }) => name)).toEqual(['Second']);
  });

  it('A name function returns null for the built-in name and an empty text to leave the series out of legend and tooltip; undefined throws.', async () => {
    expect(await legendOf({ name: () => null, ...split })).toEqual(await legendOf(split));
    const free: SeriesNameFn = ({ splitAccessors }) =>
      splitAccessors.get('plan') === 'free' ? '' : 'Paid';
    expect(await legendOf({ name: free, ...split })).toEqual(['Paid']);
    const none = (() => undefined) as unknown as SeriesNameFn;
    await expect(chartOf({ name: none })).rejects.toThrow();
  });
});

describe('api/specs/types/Postfixes', () => {
  it('Areas and bars with y0Accessors show two entries in the legend; each is the name of the series and a postfix, " - lower" and " - upper" by default.', async () => {
    const band = { name: 'Range', y0Accessors: ['z'] };
    const names = ['Range - lower', 'Range - upper'];
    expect((await legendOf(band)).sort()).toEqual(names);
  });
});
