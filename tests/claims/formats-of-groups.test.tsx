import {
  Axis,
  BarSeries,
  LineSeries,
  Position,
  ScaleType,
  Tooltip,
  type AxisProps,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { tooltipAt } from './pointer';
import { renderChart, unmountAll, type Series, type SeriesProps } from './render-chart';
import { showExample } from './show-example';

const bothTypes: Series[] = [LineSeries, BarSeries];
const written = (text: string) => (value: unknown) => `${text} ${String(value)}`;

interface Options {
  Type: Series;
  /** Props of the axes and of the series, which have three rows. */
  x?: Partial<AxisProps>;
  y?: Partial<AxisProps>;
  series: Partial<SeriesProps>[];
  settings?: SettingsProps;
}

/** Renders series with two axes, and opens the tooltip in the middle. */
async function chart({ Type, x, y, series, settings }: Options, tooltip = <Tooltip />) {
  const { container, texts } = await renderChart(
    <>
      {tooltip}
      <Axis id="x" position={Position.Bottom} tickFormat={written('x')} {...x} />
      <Axis id="y" position={Position.Left} tickFormat={written('y')} {...y} />
      {series.map((props, index) => (
        <Type
          key={index}
          id={`series ${index}`}
          data={[1, 2, 3].map((value) => ({ x: value, y: value }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          {...props}
        />
      ))}
    </>,
    settings,
  );
  const shown = await tooltipAt(container, 300, 150);
  const textsOf = (selector: string) =>
    [...(shown?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
  const opened = {
    header: textsOf('.echTooltipHeader')[0],
    values: textsOf('.echTooltip__value'),
    texts,
  };
  unmountAll();
  return opened;
}

async function expectHeaderOfGroup() {
  for (const Type of bothTypes) {
    const header = async (xGroup: string | undefined, ...groups: (string | undefined)[]) => {
      const { header: text } = await chart({
        Type,
        x: xGroup ? { groupId: xGroup } : {},
        series: groups.map((groupId) => (groupId ? { groupId } : {})),
      });
      return text;
    };
    expect(await header(undefined, undefined)).toBe('x 2');
    expect(await header('own', undefined)).toBe('2');
    expect(await header(undefined, 'own')).toBe('2');
    expect(await header('own', 'own')).toBe('x 2');
    expect(await header('own', 'own', undefined)).toBe('x 2');
    expect(await header(undefined, 'own', undefined)).toBe('2');
    expect(await header(undefined, undefined, 'own')).toBe('x 2');
  }
}

describe('docs/two-axes', () => {
  it(
    'But the header of the tooltip is formatted only by an x axis in the group of its first series. If every series has a groupId, give one of them to the x axis as well.',
    expectHeaderOfGroup,
  );

  it('Set tickFormat on such a series: that of the axis does not reach its values in the tooltip and on bars.', async () => {
    const shown = async (tickFormat?: (value: number) => string) => {
      const second = {
        groupId: 'own',
        useDefaultGroupDomain: true,
        ...(tickFormat && { tickFormat }),
      };
      const displayValueSettings = { showValueLabel: true, overflowConstraints: [] };
      const { values, texts } = await chart({
        Type: BarSeries,
        x: { hide: true },
        series: [
          { displayValueSettings, data: [{ x: 2, y: 7 }] },
          { displayValueSettings, data: [{ x: 2, y: 9 }], ...second },
        ],
      });
      return { values, labels: texts.filter((text) => /[79]$/.test(text)) };
    };
    expect(await shown()).toEqual({ values: ['y 7', '9'], labels: ['y 7', '9'] });
    expect(await shown(written('own'))).toEqual({
      values: ['y 7', 'own 9'],
      labels: ['y 7', 'own 9'],
    });
  });
});

describe('docs/formats', () => {
  it('labelFormat of the axis, tickFormat of the axis, for y tickFormat of the first series of its group that has one', async () => {
    for (const Type of bothTypes) {
      const label = async (y: Partial<AxisProps>) => {
        const { texts } = await chart({
          Type,
          x: { hide: true },
          y,
          series: [
            { groupId: 'other', tickFormat: written('other') },
            {},
            { tickFormat: written('second') },
            { tickFormat: written('third') },
          ],
        });
        return texts.at(-1);
      };
      expect(await label({ labelFormat: written('label') })).toBe('label 0');
      expect(await label({})).toBe('y 0');
      expect(await label({ tickFormat: undefined })).toBe('second 0');
      expect(await label({ tickFormat: undefined, groupId: 'other' })).toBe('other 0');
    }
  });

  it('tickFormat of the series, tickFormat of the y axis with its groupId', async () => {
    for (const { Type, useDefaultGroupDomain } of combinations({
      Type: bothTypes,
      useDefaultGroupDomain: [false, true],
    })) {
      const own = { groupId: 'own', useDefaultGroupDomain };
      const { values } = await chart({
        Type,
        series: [{}, { tickFormat: written('series') }, own],
      });
      expect(values).toEqual(['y 2', 'series 2', '2']);
    }
  });

  it('headerFormatter of Tooltip, tickFormat of the x axis with the groupId of the first series', async () => {
    await expectHeaderOfGroup();
    const series = [{}];
    for (const Type of bothTypes)
      expect(
        (
          await chart(
            { Type, series },
            <Tooltip headerFormatter={({ value }) => `header ${String(value)}`} />,
          )
        ).header,
      ).toBe('header 2');
  });

  it('valueFormatter of displayValueSettings, tickFormat of the y axis with their groupId, tickFormat of the first series of the chart that has one', async () => {
    const displayValueSettings = { showValueLabel: true, overflowConstraints: [] };
    const labels = async (y: Partial<AxisProps>, valueFormatter?: (value: number) => string) => {
      const { texts } = await chart({
        Type: BarSeries,
        x: { hide: true },
        y: { hide: true, ...y },
        series: [undefined, written('second'), written('third')].map((tickFormat, index) => ({
          data: [{ x: 2, y: index + 1 }],
          displayValueSettings: {
            ...displayValueSettings,
            ...(valueFormatter && { valueFormatter }),
          },
          ...(tickFormat && { tickFormat }),
        })),
      });
      return texts;
    };
    expect(await labels({}, written('own'))).toEqual(['own 1', 'own 2', 'own 3']);
    expect(await labels({})).toEqual(['y 1', 'y 2', 'y 3']);
    for (const y of [{ tickFormat: undefined }, { groupId: 'other' }])
      expect(await labels(y)).toEqual(['second 1', 'second 2', 'second 3']);
  });
});

it.each([
  ['bar/grouped-stacks', /^Apr.*2023€352k.*2023€171k.*2024€341k.*2024€212k$/],
  ['histogram/two-stacks', /^10:00/],
  ['histogram/cumulative', /^\$10/],
])('examples/%s: the tooltip has the formats of its axes in all groups', async (id, text) => {
  const { container } = await showExample(id);
  expect((await tooltipAt(container, 150, 150))?.textContent).toMatch(text);
});

describe('docs/axes', () => {
  it(
    'An x axis shows the common scale in any group, but formats the header of the tooltip only for series of its own.',
    expectHeaderOfGroup,
  );

  it('tickFormat turns a value into text, on the axis and in the tooltip of series without one.', async () => {
    for (const Type of bothTypes) {
      const plain = await chart({ Type, series: [{}] });
      expect(plain.header).toBe('x 2');
      expect(plain.values).toEqual(['y 2']);
      expect(plain.texts).toEqual(expect.arrayContaining(['x 1', 'y 1']));
      const own = await chart({ Type, series: [{ tickFormat: written('series') }] });
      expect(own.values).toEqual(['series 2']);
      expect(own.texts).toEqual(expect.arrayContaining(['x 1', 'y 1']));
    }
  });
});

describe('examples/bar', () => {
  it('tickFormat of the series formats the tooltip, and the axis if that has no format of its own.', async () => {
    for (const Type of bothTypes) {
      const series = [{ tickFormat: written('series') }];
      const without = await chart({ Type, y: { tickFormat: undefined }, series });
      expect(without.values).toEqual(['series 2']);
      expect(without.texts).toContain('series 1');
      for (const y of [{}, { tickFormat: undefined, labelFormat: written('y') }]) {
        const { values, texts } = await chart({ Type, y, series });
        expect(values).toEqual(['series 2']);
        expect(texts).toContain('y 1');
        expect(texts).not.toContain('series 1');
      }
    }
  });
});
