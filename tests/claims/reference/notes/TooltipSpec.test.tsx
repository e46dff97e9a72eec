import {
  AreaSeries,
  BarSeries,
  LineSeries,
  ScaleType,
  Tooltip,
  TooltipStickTo,
  TooltipType,
  type CustomTooltipProps,
  type TooltipProps,
  type TooltipValue,
} from '@elastic/charts';
import fs from 'node:fs';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heatmap, otherCharts } from '../../every-chart';
import { mouse, surfaceOf, tooltipAt } from '../../pointer';
import { renderChart } from '../../render-chart';
import { soon } from '../../soon';

const series = {
  data: [0, 1, 2].map((x) => ({ x, y: x, z: null })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y', 'z'],
};
const lines = (
  <>
    <LineSeries id="a" name={() => 'A'} {...series} />
    <LineSeries id="b" name={() => 'B'} {...series} yAccessors={['y']} />
    <LineSeries id="hidden" name={() => ''} {...series} yAccessors={['y']} />
  </>
);
const { partition } = otherCharts;

/** Moves the pointer into a chart and returns the tooltip and its position. */
async function hover(props: TooltipProps, spec: ReactElement = lines, x = 320, y = 160) {
  const { container } = await renderChart(
    <>
      <Tooltip {...props} />
      {spec}
    </>,
  );
  const tooltip = await tooltipAt(container, x, y);
  const anchor = container.querySelector<HTMLElement>('[id^=echAnchorMainTooltip]');
  const [left, top] = anchor?.style.transform.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const html = tooltip?.outerHTML ?? '';
  return { container, html, text: tooltip?.textContent ?? '', left, top };
}

const shown = async (props: TooltipProps, spec?: ReactElement) => {
  const { html, left, top } = await hover(props, spec);
  return { html, left, top };
};

/** Expects that the tooltip lists one of three series only while the pointer is on one of its bars or points. */
async function expectRowsOfMarkUnderPointer() {
  const rowsAt = async (Series: typeof LineSeries, x: number, y: number) => {
    const series = ['a', 'b', 'c'].map((id, index) => (
      <Series
        key={id}
        id={id}
        data={[0, 1, 2].map((place) => ({ x: place, y: index * 3 + 1 }))}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
    ));
    const { text } = await hover({ maxTooltipItems: 2 }, <>{series}</>, x, y);
    return ['a1', 'b4', 'c7'].filter((row) => text.includes(row)).length;
  };
  const onLine = 300 * (1 - 4 / 7);
  for (const Series of [LineSeries, AreaSeries as unknown as typeof LineSeries]) {
    expect(await rowsAt(Series, 300, onLine)).toBe(1);
    for (const x of [150, 220, 285]) expect(await rowsAt(Series, x, onLine)).toBe(3);
  }
  const Bars = BarSeries as unknown as typeof LineSeries;
  // Three bars of a third of 200 px: the second one begins at 67 px.
  expect(await rowsAt(Bars, 100, 290)).toBe(1);
  expect(await rowsAt(Bars, 100, 20)).toBe(3);
}

describe('examples/tooltip', () => {
  it(
    'maxTooltipItems is the number of rows above which a pointer on points lists only those.',
    expectRowsOfMarkUnderPointer,
  );
});

describe('reference/notes/TooltipValue', () => {
  it('Only cartesian charts set it; elsewhere it is always false.', async () => {
    const highlighted = async (spec: ReactElement) => {
      let values: TooltipValue[] = [];
      const Custom = (custom: CustomTooltipProps) => {
        values = custom.values as TooltipValue[];
        return null;
      };
      await hover({ customTooltip: Custom }, spec, 300, 150);
      expect(values.length).toBeGreaterThan(0);
      return values.some(({ isHighlighted }) => isHighlighted);
    };
    expect(await highlighted(lines)).toBe(true);
    for (const spec of [heatmap, partition, otherCharts.goal])
      expect(await highlighted(spec)).toBe(false);
  });
});

describe('reference/notes/TooltipStickTo', () => {
  it('Along x it always follows the cursor.', async () => {
    for (const stickTo of Object.values(TooltipStickTo)) {
      const positions = [];
      for (const x of [20, 320]) positions.push((await hover({ stickTo }, lines, x)).left);
      expect(positions).toEqual([0, 300]);
    }
  });
});

/** Returns how many rows of one line show in the tooltip, from the height of the list and the stylesheet. */
async function visibleRows(maxVisibleTooltipItems: number) {
  const { container } = await renderChart(
    <>
      <Tooltip maxVisibleTooltipItems={maxVisibleTooltipItems} />
      {lines}
    </>,
  );
  const tooltip = await tooltipAt(container, 320, 160);
  const list = tooltip!.querySelector<HTMLElement>('.echTooltip__tableWrapper')!;
  const css = fs.readFileSync('node_modules/@elastic/charts/dist/theme_only_light.css', 'utf8');
  const [, rem] = css.match(/\.echTooltip\{[^}]*font-size:([\d.]+)rem;line-height:1\.5;/)!;
  expect(css).toMatch(/\.echTooltip__tableCell:not\(\.echTooltip__colorCell\)\{padding:2px 4px;/);
  const row = Number(rem) * 16 * 1.5 + 2 * 2;
  expect(row).toBeCloseTo(24.57);
  return parseFloat(list.style.maxHeight) / row;
}

async function expectFiveRows() {
  const rows = await visibleRows(6);
  expect(rows).toBeGreaterThan(5);
  expect(rows).toBeLessThan(5.5);
}

describe('reference/notes/TooltipSpec', () => {
  it('Members marked "Cartesian charts only" have no effect on other chart types.', async () => {
    const members: TooltipProps[] = [
      { snap: false },
      { stickTo: TooltipStickTo.Top },
      { showNullValues: true },
      { maxTooltipItems: 1 },
      { sort: () => -1 },
    ];
    for (const spec of [heatmap, partition]) {
      const plain = await shown({}, spec);
      expect(plain.html).not.toBe('');
      for (const member of members) expect(await shown(member, spec)).toEqual(plain);
    }
    for (const member of members) expect(await shown(member)).not.toEqual(await shown({}));
  });

  it('false works only on a continuous x axis without bars: where x values have a width (bars, histograms, ordinal scales) the cursor always snaps.', async () => {
    const left = async (spec: ReactElement, snap: boolean) => (await hover({ snap }, spec)).left;
    expect([await left(lines, true), await left(lines, false)]).toEqual([300, 320]);
    const bars = <BarSeries id="bars" {...series} />;
    const histogram = <BarSeries id="bars" {...series} enableHistogramMode />;
    const ordinal = <LineSeries id="line" {...series} xScaleType={ScaleType.Ordinal} />;
    for (const spec of [bars, histogram, ordinal])
      expect([await left(spec, true), await left(spec, false)]).toEqual([200, 200]);
  });

  it("It is used only while header is 'default', and only where a header value exists, which is on cartesian charts.", async () => {
    const headerFormatter = ({ value }: { value: unknown }) => `Header ${value}`;
    expect((await hover({ headerFormatter })).text).toContain('Header 1');
    for (const header of ['none', () => <b>Own</b>] as const)
      expect((await hover({ headerFormatter, header })).text).not.toContain('Header');
    for (const spec of [heatmap, partition]) {
      const { text } = await hover({ headerFormatter }, spec);
      expect(text).not.toBe('');
      expect(text).not.toContain('Header');
    }
  });

  it('Has no effect: nothing in the library reads it.', async () => {
    for (const spec of [lines, heatmap, partition])
      expect(await shown({ unit: 'liters' }, spec)).toEqual(await shown({}, spec));
  });

  it('It always gets all values under the pointer: neither maxTooltipItems nor TooltipType.Follow filters them, and entries with isVisible: false are included.', async () => {
    const valuesWith = async (props: TooltipProps) => {
      let values: TooltipValue[] = [];
      const Custom = (custom: CustomTooltipProps) => {
        values = custom.values as TooltipValue[];
        return <b>Custom</b>;
      };
      // On the mark of a value.
      await hover({ ...props, customTooltip: Custom }, lines, 300, 150);
      return values.map(({ label, isVisible }) => [label, isVisible]);
    };
    const all = await valuesWith({});
    expect(all).toEqual([
      ['A', true],
      ['B', true],
      ['', false],
    ]);
    expect(await valuesWith({ maxTooltipItems: 1 })).toEqual(all);
    expect(await valuesWith({ type: TooltipType.Follow })).toEqual(all);
  });

  it('Your component is also drawn where there is no header value; its header prop is then null, which is always so outside cartesian charts.', async () => {
    const headerIn = async (spec: ReactElement) => {
      const Header = vi.fn((_: { header: { value: unknown } | null }) => <b>Own header</b>);
      const { text } = await hover({ header: Header as TooltipProps['header'] }, spec);
      expect(text).toContain('Own header');
      return Header.mock.lastCall![0].header?.value ?? null;
    };
    expect(await headerIn(lines)).toBe(1);
    for (const spec of [heatmap, partition]) expect(await headerIn(spec)).toBeNull();
  });

  /** Returns the text of a tooltip after it has been pinned. */
  async function pinned(props: TooltipProps) {
    const { container } = await hover(props);
    await mouse(surfaceOf(container), 'contextmenu', 320, 160);
    return soon(() => document.querySelector('.echTooltip--pinned')!.textContent!);
  }
  const action = { label: 'Filter', onSelect: () => undefined };
  // A function that returns false hides an action.
  const hidden = { ...action, hide: () => false };
  const never = () => new Promise<never>(() => undefined);

  it('Shown in the pinned tooltip while a function in actions has not delivered yet: a text, or a component that receives the selected items. Has no effect when actions is a list.', async () => {
    const actionsLoading = 'Own loading';
    expect(await pinned({ actionsLoading, actions: never })).toContain(actionsLoading);
    for (const actions of [[action], [hidden]])
      expect(await pinned({ actionsLoading, actions })).not.toContain(actionsLoading);
  });

  it('Shown in the pinned tooltip when a function in actions delivered an empty list: a text, or a component that receives the selected items. Has no effect when actions is a list.', async () => {
    const noActionsLoaded = 'Own text';
    expect(await pinned({ noActionsLoaded, actions: () => [] })).toContain(noActionsLoaded);
    for (const actions of [[action], [hidden]])
      expect(await pinned({ noActionsLoaded, actions })).not.toContain(noActionsLoaded);
  });

  it(
    'When more values than this lie at the hovered x and the pointer is on a bar or a point, only the values of the marks under the pointer are listed. Anywhere else, also on a line between two points, and while the tooltip is pinned, all values are listed.',
    expectRowsOfMarkUnderPointer,
  );

  it('Cuts the rows of the built-in table off at a height of 20 px for each of this many, plus 10 px.', async () => {
    for (const count of [1, 2, 6, 20])
      expect((await visibleRows(count)) * 24.5714).toBeCloseTo(count * 20 + 10, 1);
  });

  it(
    'A row of one line is about 25 px high at a root font size of 16 px, so fewer rows show: five and a piece of the sixth with 6.',
    expectFiveRows,
  );
});

describe('examples/tooltip/many-series', () => {
  it(
    'maxVisibleTooltipItems of 6 cuts the list of 14 pods after five rows and a piece of the sixth.',
    expectFiveRows,
  );
});
