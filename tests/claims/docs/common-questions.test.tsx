import fs from 'node:fs';
import { useState } from 'react';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  Bullet,
  BulletSubtype,
  Chart,
  DARK_THEME,
  LIGHT_THEME,
  LabelOverflowConstraint,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipContainer,
  getChartsTheme,
  timeFormatter,
  type CustomTooltip,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { drawnAt } from '../drawn-at';
import { drawingOf } from '../drawing-of';
import { legendOf } from '../legend-of';
import { move, mouse, surfaceOf, tooltipAt } from '../pointer';
import { render, renderChart, unmountAll } from '../render-chart';

const hour = 3_600_000;
const midnight = Date.UTC(2025, 1, 3);
const hours = Array.from({ length: 24 }, (_, index) => ({
  time: midnight + index * hour,
  load: index,
}));
const ordinal = { id: 'bars', xAccessor: 'x' as const, yAccessors: ['y' as const] };
const twoBars = [
  { x: 'A', y: 1 },
  { x: 'B', y: 4 },
];
const bars = <BarSeries {...ordinal} data={twoBars} />;

/** Renders 24 hours and returns the texts of their axis. */
async function clock(axis: object, settings: SettingsProps = {}) {
  const { texts } = await renderChart(
    <>
      <Axis id="time" position={Position.Bottom} {...axis} />
      <LineSeries
        id="load"
        data={hours}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['load']}
      />
    </>,
    settings,
  );
  return texts;
}

describe('docs/time-axis', () => {
  it('Rows of dates show a 24 hour clock, in every language.', async () => {
    for (const locale of ['en-US', 'en-GB', 'de-DE', 'ko-KR']) {
      const texts = await clock({}, { locale });
      expect(texts, locale).toContain('18:00');
      expect(texts.join(' '), locale).not.toMatch(/[ap]\.?m/i);
    }
    const own = await clock({ timeAxisLayerCount: 0, tickFormat: timeFormatter('h A') });
    expect(own).toContain('6 PM');
  });
});

describe('docs/axis-labels', () => {
  it('On an axis of categories, return an empty text for the others from labelFormat; the tooltip keeps them.', async () => {
    const months = ['Jan', 'Feb', 'Mar'];
    const { texts, container } = await renderChart(
      <>
        <Axis
          id="x"
          position={Position.Bottom}
          labelFormat={(month: string) => (month === 'Feb' ? '' : month)}
        />
        <BarSeries {...ordinal} data={months.map((x) => ({ x, y: 1 }))} />
      </>,
    );
    expect(months.filter((month) => texts.includes(month))).toEqual(['Jan', 'Mar']);
    expect((await tooltipAt(container, 300, 150))?.textContent).toContain('Feb');
  });

  it('On an axis of numbers or times the ends need not be ticks, so write them as markers:', async () => {
    const rows = [0, 1, 3.3].map((days) => ({ time: midnight + days * 24 * hour, y: days }));
    const date = timeFormatter('D MMM HH');
    const rendered = await renderChart(
      <>
        <Axis
          id="time"
          position={Position.Bottom}
          timeAxisLayerCount={0}
          tickFormat={date}
          style={{ tickLabel: { visible: false } }}
        />
        <LineAnnotation
          id="ends"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[rows[0]!, rows[2]!].map(({ time }) => ({ dataValue: time }))}
          marker={({ dataValue }) => <>{date(dataValue, { timeZone: 'utc' })}</>}
          markerPosition={Position.Bottom}
          style={{ line: { opacity: 0, stroke: 'red', strokeWidth: 1 } }}
        />
        <LineSeries
          id="line"
          data={rows}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['y']}
        />
      </>,
    );
    expect(rendered.debugState?.axes?.x[0]?.values).not.toContain(rows[2]!.time);
    expect(rendered.texts).toEqual(['3 Feb 00', '6 Feb 07']);
  });

  it('A line break in the text, \\n, is drawn as a space.', async () => {
    // The area of an axis depends on the text, what is drawn does not.
    const withText = async (x: string) =>
      drawingOf(
        await renderChart(
          <>
            <Axis id="x" position={Position.Bottom} style={{ tickLabel: { wrapLines: 2 } }} />
            <BarSeries {...ordinal} data={[{ x, y: 1 }]} />
          </>,
        ),
      ).replaceAll(/<rect[^>]*>/g, '');
    expect(await withText('Jan\n2025')).toBe(await withText('Jan 2025'));
    expect(await withText('Jan\n2025')).not.toBe(await withText('Jan2025'));
  });
});

describe('docs/theming', () => {
  it('For Borealis these are LIGHT_THEME and DARK_THEME.', () => {
    expect(getChartsTheme({ name: 'borealis', darkMode: false })).toBe(LIGHT_THEME);
    expect(getChartsTheme({ name: 'borealis', darkMode: true })).toBe(DARK_THEME);
    expect(getChartsTheme({ name: 'amsterdam', darkMode: false })).not.toBe(LIGHT_THEME);
  });
});

describe('docs/gauge-and-bullet', () => {
  it('A Bullet shows the value as a bar along the arc, and the target as a mark across it.', async () => {
    const draw = (value: number, target?: number) =>
      render(
        <Chart size={{ width: 280, height: 260 }}>
          <Bullet
            id="uptime"
            subtype={BulletSubtype.halfCircle}
            data={[
              [
                {
                  title: 'Uptime',
                  value,
                  target,
                  domain: [0, 10],
                  valueFormatter: () => '',
                  tickFormatter: () => '',
                },
              ],
            ]}
          />
        </Chart>,
      );
    const arcs = async (value: number, target?: number) => drawingOf(await draw(value, target));
    expect(await arcs(3)).not.toBe(await arcs(7));
    expect(await arcs(3, 5)).not.toBe(await arcs(3));
  });
});

describe('docs/lines', () => {
  it('displayValueSettings has an effect on bars only. Draw transparent bars with the same rows, whose labels stand above the points:', async () => {
    const settings = {
      showValueLabel: true,
      valueFormatter: (value: number) => `${value} pcs`,
      overflowConstraints: [LabelOverflowConstraint.ChartEdges],
    };
    const labels = async (own: boolean, xScaleType: ScaleType) => {
      const values = {
        data: [3, 7, 5].map((sold, index) => ({ x: midnight + index * 24 * hour, sold })),
        xAccessor: 'x',
        timeZone: 'utc',
        xScaleType: xScaleType as typeof ScaleType.Linear,
      };
      const { texts } = await renderChart(
        <>
          <Axis id="sold" position={Position.Left} domain={{ min: 0, max: 9 }} />
          <LineSeries id="line" {...values} yAccessors={['sold']} displayValueSettings={settings} />
          {own || (
            <BarSeries
              id="labels"
              {...values}
              yAccessors={['sold']}
              displayValueSettings={settings}
            />
          )}
        </>,
        {
          theme: {
            barSeriesStyle: {
              displayValue: {
                alignment: { horizontal: 'center', vertical: 'top' },
                offsetY: 20,
                fill: { color: '#1d2a3e' },
              },
            },
          },
        },
      );
      return texts.filter((text) => text.endsWith('pcs')).sort();
    };
    for (const scale of [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time]) {
      expect(await labels(true, scale), scale).toEqual([]);
      expect(await labels(false, scale), scale).toEqual(['3 pcs', '5 pcs', '7 pcs']);
    }
  });
});

describe('docs/clicks-and-hover', () => {
  it('With onElementClick the cursor is a pointer over bars, points, slices and cells.', async () => {
    const cursor = async (settings: SettingsProps) => {
      const { container } = await renderChart(bars, settings);
      await move(container, 150, 280);
      return (surfaceOf(container) as HTMLElement).style.cursor;
    };
    expect(await cursor({ onElementClick: () => undefined })).toBe('pointer');
    expect(await cursor({})).not.toBe('pointer');
  });

  it('No prop reports it. Keep the element under the pointer and listen to contextmenu around the chart:', async () => {
    const calls: string[] = [];
    const { container } = await render(
      <div onContextMenu={() => calls.push('menu')}>
        <Chart size={{ height: 300 }}>
          <Settings
            onElementOver={() => calls.push('over')}
            onElementClick={() => calls.push('click')}
          />
          {bars}
        </Chart>
      </div>,
    );
    await move(container, 150, 280);
    await mouse(surfaceOf(container), 'mousedown', 150, 280, { button: 2 });
    await mouse(surfaceOf(container), 'mouseup', 150, 280, { button: 2 });
    await mouse(surfaceOf(container), 'contextmenu', 150, 280, { button: 2 });
    expect(calls).toEqual(['over', 'menu']);
  });
});

describe('docs/upgrading', () => {
  it('73.2.1 marks ten names as deprecated:', () => {
    const folder = 'node_modules/@elastic/charts/dist';
    const found = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => [
        ...fs
          .readFileSync(`${folder}/${file}`, 'utf8')
          .matchAll(
            /@deprecated(?! - ignore)[\s\S]*?\*\/\s*(?:export (?:declare )?(?:const|type) )?(\w+)/g,
          ),
      ])
      .map(([, name]) => name!)
      .sort();
    const section = fs
      .readFileSync('content/docs/upgrading.mdx', 'utf8')
      .split('## Deprecated props and names')[1]!
      .split('\n## ')[0]!;
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const listed = rows.flatMap((row) =>
      [...row.split('|')[1]!.matchAll(/`(\w+)`(?! of)|`(\w+)` of/g)].map(([, a, b]) => (a ?? b)!),
    );
    const names = listed.filter((name) => !['Axis', 'Settings'].includes(name)).sort();
    expect(found).toHaveLength(10);
    expect(names).toEqual(found);
  });
});

describe('docs/troubleshooting', () => {
  it('customTooltip is a new component in each render, so React builds its elements anew.', async () => {
    const Stable: CustomTooltip = () => (
      <TooltipContainer>
        <input className="own" />
      </TooltipContainer>
    );
    /** Whether the element of the tooltip is another one after the component around the chart has rendered. */
    const isReplaced = async (inline: boolean) => {
      let again = () => {};
      function Own() {
        const [count, setCount] = useState(0);
        again = () => setCount(count + 1);
        const Inline: CustomTooltip = (props) => <Stable {...props} />;
        return (
          <Chart size={{ height: 300 }}>
            <Tooltip customTooltip={inline ? Inline : Stable} />
            <BarSeries {...ordinal} data={twoBars} />
          </Chart>
        );
      }
      const { container } = await render(<Own />);
      await tooltipAt(container, 150, 280);
      const first = [...document.querySelectorAll('.own')].at(-1) ?? null;
      expect(first).not.toBeNull();
      again();
      await move(container, 152, 280);
      const isGone = !document.contains(first);
      unmountAll();
      return isGone;
    };
    expect(await isReplaced(true)).toBe(true);
    expect(await isReplaced(false)).toBe(false);
  });
});

describe('docs/recipes/axes', () => {
  it('Without a domain, a linear axis includes zero.', async () => {
    for (const Series of [BarSeries, LineSeries, AreaSeries])
      for (const values of [
        [104, 121],
        [-121, -104],
      ]) {
        const { debugState } = await renderChart(
          <>
            <Axis id="y" position={Position.Left} />
            <Series
              id="series"
              data={values.map((y, x) => ({ x, y }))}
              xAccessor="x"
              yAccessors={['y']}
            />
          </>,
        );
        expect(debugState?.axes?.y[0]?.values).toContain(0);
      }
  });
});

describe('docs/annotations', () => {
  it('Annotations have no entry. Draw the line as a LineSeries whose rows all have the same y: it has an entry with its name.', async () => {
    const rendered = await renderChart(
      <>
        {bars}
        <LineAnnotation
          id="annotation"
          domainType={AnnotationDomainType.YDomain}
          dataValues={[{ dataValue: 2, header: 'Header' }]}
          marker="Marker"
        />
        <LineSeries
          id="limit"
          name="Limit"
          data={twoBars.map(({ x }) => ({ x, y: 3 }))}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
      { showLegend: true },
    );
    expect(legendOf(rendered).textContent).toBe('barsLimit');
  });
});

describe('docs/legend', () => {
  it('A series of zeros or of missing values has an entry too.', async () => {
    const rendered = await renderChart(
      <LineSeries
        id="series"
        data={[
          { x: 1, y: 0, group: 'zero' },
          { x: 1, y: null, group: 'missing' },
          { x: 1, y: 4, group: 'four' },
        ]}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
        splitSeriesAccessors={['group']}
      />,
      { showLegend: true },
    );
    expect(legendOf(rendered).textContent).toBe(['zero', 'missing', 'four'].join(''));
  });
});

describe('docs/export-png', () => {
  it('There is no export as SVG: most charts are drawn on a canvas.', async () => {
    const methods = Object.getOwnPropertyNames(Chart.prototype);
    expect(methods).toContain('getPNGSnapshot');
    expect(methods.filter((name) => /svg/i.test(name))).toEqual([]);
    const { container } = await renderChart(bars);
    expect(container.querySelector('canvas')).not.toBeNull();
  });

  it('A chart does not export its rows. Write them yourself:', () => {
    const { toCsv } = codeOn<{ toCsv: (rows: object[], columns: string[]) => string }>(
      'docs/export-png',
      'toCsv',
    );
    const rows = [
      { day: 'Mon', count: 4 },
      { day: 'Tue, "late"', count: null },
    ];
    expect(toCsv(rows, ['day', 'count'])).toBe('day,count\r\nMon,4\r\n"Tue, ""late""",');
    expect(toCsv([{ text: 'a\nb' }], ['text'])).toBe('text\r\n"a\nb"');
  });
});

describe('docs/style-data-points', () => {
  it('Add the points where the line crosses zero, and draw the parts as two series:', async () => {
    const { withZeros, Profit } = codeOn<{
      withZeros: (rows: object[]) => object[];
      Profit: (props: { rows: object[] }) => JSX.Element;
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
});
