// cspell:ignore المبيعات מכירות
import {
  Axis,
  BarSeries,
  Heatmap,
  LegendValue,
  LineSeries,
  Partition,
  Position,
  ScaleType,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { tooltipAt } from '../pointer';
import { render, renderChart } from '../render-chart';

/** Returns the direction of the only entry in the legend. */
async function directionOfEntry(name: string) {
  const { container } = await renderChart(
    <BarSeries id="a" name={name} data={[{ x: 'A', y: 8 }]} xAccessor="x" yAccessors={['y']} />,
    { showLegend: true },
  );
  return container.querySelector('.echLegendItem__label')?.getAttribute('dir');
}

describe('docs/formats', () => {
  it('Legend entries that consist mostly of Arabic or Hebrew letters run from right to left, without a setting.', async () => {
    expect(await directionOfEntry('المبيعات 2025')).toBe('rtl');
    expect(await directionOfEntry('מכירות')).toBe('rtl');
    expect(await directionOfEntry('Sales')).toBe('ltr');
  });

  it('Legend values use the same format as the tooltip, except DifferencePercent, which is written like 12.3%.', async () => {
    for (const Series of [LineSeries, BarSeries as unknown as typeof LineSeries]) {
      const { texts } = await renderChart(
        <Series
          id="series"
          data={[2, 3, 4].map((y, x) => ({ x, y }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          tickFormat={(value) => `${value} kg`}
        />,
        {
          showLegend: true,
          legendValues: [LegendValue.LastValue, LegendValue.DifferencePercent, LegendValue.Count],
        },
      );
      expect(texts.slice(-3)).toEqual(['4 kg', '50.0%', '3 kg']);
    }
  });

  it('in slices valueFormatter of the fillLabel of a layer, valueFormatter and percentFormatter of Partition', async () => {
    const texts = async (layer: object, props: object = {}) => {
      const rendered = await renderChart(
        <Partition
          id="slices"
          data={[{ name: 'all', value: 7 }]}
          valueAccessor={(row: { value: number }) => row.value}
          valueFormatter={(value) => `${value} kg`}
          percentFormatter={(value) => `${value} percent`}
          layers={[{ groupByRollup: (row: { name: string }) => row.name, ...layer }]}
          {...props}
        />,
      );
      return rendered.texts.join();
    };
    const own = { fillLabel: { valueFormatter: (value: number) => `${value} own` } };
    expect(await texts({})).toContain('7 kg');
    expect(await texts({}, { valueGetter: 'percent' })).toContain('100 percent');
    expect(await texts(own)).toContain('7 own');
    expect(await texts(own)).not.toContain('kg');
  });

  it('locale does not reach numbers.', async () => {
    const texts = async (locale: string) =>
      (
        await renderChart(
          <>
            <Axis id="y" position={Position.Left} />
            <LineSeries
              id="series"
              data={[0.5, 1.5, 1000.5].map((y, x) => ({ x, y }))}
              xScaleType={ScaleType.Linear}
              xAccessor="x"
              yAccessors={['y']}
            />
          </>,
          { locale },
        )
      ).texts;
    expect(await texts('de-DE')).toEqual(await texts('en-US'));
  });

  it('For a decimal comma, use Intl.NumberFormat(\'de-DE\') in tickFormat; for the month names of a time axis, set locale="de-DE" on Settings.', async () => {
    const { Prices } = codeOn<{ Prices: (props: { rows: object[] }) => JSX.Element }>(
      'docs/formats',
      'Prices',
    );
    const prices = [0, 0.5, 1].map((price, index) => ({ time: Date.UTC(2025, 9 + index), price }));
    const { texts } = await render(<Prices rows={prices} />);
    expect(texts.filter((text) => /^[01],\d$/.test(text)).length).toBeGreaterThan(1);
    expect(texts.join()).toContain('Okt');
  });

  it('Without a format numbers are written as they are: 1234567.891, without separators.', async () => {
    const value = 1_234_567.891;
    const row = { x: 'a', y: 'b', value };
    const bars = await renderChart(
      <BarSeries
        id="bars"
        data={[row]}
        xAccessor="x"
        yAccessors={['value']}
        displayValueSettings={{ showValueLabel: true }}
      />,
    );
    const axis = await renderChart(
      <>
        <Axis id="y" position={Position.Left} />
        <LineSeries id="line" data={[row]} xAccessor="x" yAccessors={['value']} />
      </>,
    );
    const partition = await renderChart(
      <Partition
        id="partition"
        data={[row]}
        valueAccessor={(each: typeof row) => each.value}
        layers={[{ groupByRollup: (each: typeof row) => each.x }]}
      />,
    );
    const heatmap = await renderChart(
      <Heatmap
        id="heatmap"
        data={[row]}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#ffffff' }] }}
      />,
      { theme: { heatmap: { cell: { label: { visible: true } } } } },
    );
    for (const { texts } of [bars, partition, heatmap]) expect(texts).toContain('1234567.891');
    for (const { container } of [bars, axis, heatmap])
      expect((await tooltipAt(container, 300, 150))?.textContent).toMatch(/1234567\.891$/);
    expect(axis.texts).toContain('1000000');
  });
});
