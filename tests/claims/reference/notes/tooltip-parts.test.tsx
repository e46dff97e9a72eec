import {
  BarSeries,
  Bullet,
  BulletSubtype,
  LineSeries,
  ScaleType,
  Tooltip,
  TooltipContainer,
  TooltipTable,
  TooltipTableCell,
  TooltipTableHeader,
  type CustomLegend,
  type CustomTooltipProps,
  type TooltipAction,
  type TooltipProps,
  type TooltipTableColumn,
  type TooltipValue,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { heatmap, line as anyLine } from '../../every-chart';
import { mouse, move, surfaceOf } from '../../pointer';
import { renderChart, unmountAll } from '../../render-chart';
import { noMargins } from '../../two-lines';

const bars = { xAccessor: 'x', yAccessors: ['y'] };

const line = (id: string, props: object = {}) => (
  <LineSeries
    id={id}
    data={[0, 1, 2].map((x) => ({ x, y: x }))}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['y']}
    {...props}
  />
);

/** Moves the pointer to the middle of a chart, and pins the tooltip if asked to. */
async function openTooltip(props: TooltipProps, spec: ReactElement, pin = false) {
  // Tooltips are outside of their chart.
  unmountAll();
  const { container } = await renderChart(
    <>
      <Tooltip {...props} />
      {spec}
    </>,
  );
  await move(container, 300, 150);
  if (pin) await mouse(surfaceOf(container), 'contextmenu', 300, 150);
  return document.querySelector('.echTooltip')!;
}

/** Returns the values that a tooltip of a chart gets. */
async function valuesIn(spec: ReactElement): Promise<TooltipValue[]> {
  let values: TooltipValue[] = [];
  const Custom = (props: CustomTooltipProps) => {
    values = props.values as TooltipValue[];
    return null;
  };
  await openTooltip({ customTooltip: Custom }, spec);
  const surface = document.querySelector('.echChartPointerContainer')!;
  // Some marks fill only a part of the chart.
  for (let y = 290; y > 0 && values.length === 0; y -= 10)
    await mouse(surface, 'mousemove', 100, y);
  return values;
}

const action: TooltipAction = { label: 'Filter', onSelect: () => undefined };

describe('reference/notes/TooltipAction', () => {
  it('Without it the action is always there.', async () => {
    const shows = async (hide?: TooltipAction['hide']) => {
      const tooltip = await openTooltip({ actions: [{ ...action, hide }] }, anyLine, true);
      return tooltip.textContent.includes('Filter');
    };
    expect(await shows()).toBe(true);
    expect(await shows(() => true)).toBe(true);
    expect(await shows(() => false)).toBe(false);
  });
});

describe('reference/notes/TooltipTable', () => {
  it('Rows become clickable only if Tooltip has actions and the tooltip is pinned.', async () => {
    const columns: TooltipTableColumn[] = [{ type: 'text', cell: ({ label }) => label }];
    const clicked = async (actions: TooltipAction[], pin: boolean) => {
      const onSelect = vi.fn();
      const customTooltip = ({ values }: CustomTooltipProps) => (
        <TooltipContainer>
          <TooltipTable columns={columns} items={values as TooltipValue[]} onSelect={onSelect} />
        </TooltipContainer>
      );
      const tooltip = await openTooltip({ actions, customTooltip }, anyLine, pin);
      const row = tooltip.querySelector('[role=row]')!;
      // Browsers do not send clicks to such elements.
      if (window.getComputedStyle(row).pointerEvents === 'none') return false;
      await mouse(row, 'click', 0, 0);
      return onSelect.mock.calls.length > 0;
    };
    expect(await clicked([action], true)).toBe(true);
    expect(await clicked([action], false)).toBe(false);
    expect(await clicked([], true)).toBe(false);
    expect(await clicked([], false)).toBe(false);
  });
});

describe('reference/notes/TooltipTableCell', () => {
  it('It is always a div in a CSS grid, not a table cell element.', () => {
    for (const tagName of [undefined, 'td', 'th'] as const) {
      const html = renderToStaticMarkup(
        <TooltipTableCell tagName={tagName}>Text</TooltipTableCell>,
      );
      expect(html).toMatch(/^<div [^>]*>Text<\/div>$/);
    }
  });
});

describe('reference/notes/TooltipTableColumnCustom', () => {
  it('Content is aligned as text of the page is, usually to the left, unless style sets textAlign.', async () => {
    const columns: TooltipTableColumn[] = [
      { type: 'custom', cell: () => 'custom' },
      { type: 'custom', cell: () => 'styled', style: { textAlign: 'center' } },
      { type: 'text', cell: () => 'text' },
      { type: 'number', cell: () => 'number' },
    ];
    const tooltip = await openTooltip(
      {
        body: ({ items }) => <TooltipTable columns={columns} items={items as TooltipValue[]} />,
      },
      anyLine,
    );
    const styles = [...tooltip.querySelectorAll<HTMLElement>('[role=gridcell]')].map(
      ({ textContent, style }) => [textContent, style.textAlign],
    );
    expect(styles).toEqual([
      ['custom', ''],
      ['styled', 'center'],
      ['text', 'left'],
      ['number', 'right'],
    ]);
  });
});

describe('reference/notes/TooltipTableColumnBase', () => {
  it('Only TooltipTable reads it, and only with columns. Only TooltipTable reads it, and only with columns.', () => {
    const items: TooltipValue[] = [];
    const header = { type: 'text', cell: () => '', header: 'Shown' } as const;
    const columns: TooltipTableColumn[] = [
      { ...header, width: 77 },
      { ...header, header: 'Hidden', hidden: true },
    ];
    const table = renderToStaticMarkup(<TooltipTable columns={columns} items={items} />);
    expect(table).toContain('Shown');
    expect(table).toContain('77px');
    expect(table).not.toContain('Hidden');
    const parts = renderToStaticMarkup(
      <TooltipTable gridTemplateColumns="auto">
        <TooltipTableHeader columns={columns} items={items} />
      </TooltipTable>,
    );
    expect(parts).toContain('Shown');
    expect(parts).not.toContain('77px');
    expect(parts).toContain('Hidden');
  });
});

describe('reference/notes/TooltipValue', () => {
  it('true if the pointer is on the bar, or within pointBuffer of the point, and not only at the same x value.', async () => {
    const highlightedAt = async (
      spec: ReactElement,
      x: number,
      y: number,
      pointBuffer?: number,
    ) => {
      let highlighted: boolean | undefined;
      const customTooltip = ({ values }: CustomTooltipProps) => {
        highlighted = values[0]?.isHighlighted;
        return null;
      };
      const { container } = await renderChart(
        <>
          <Tooltip customTooltip={customTooltip} />
          {spec}
        </>,
        { theme: noMargins, ...(pointBuffer !== undefined && { pointBuffer }) },
      );
      await move(container, x, y);
      return highlighted;
    };
    // The point is in the middle of the chart and has a radius of 3 px.
    const points = line('points');
    expect(await highlightedAt(points, 312, 150)).toBe(true);
    expect(await highlightedAt(points, 314, 150)).toBe(false);
    expect(await highlightedAt(points, 312, 150, 0)).toBe(false);
    // The line is at the pointer, the point is not.
    expect(await highlightedAt(points, 360, 120)).toBe(false);
    expect(await highlightedAt(points, 360, 120, 70)).toBe(true);
    const bar = (
      <BarSeries
        id="bar"
        data={[
          { x: 1, y: 1 },
          { x: 2, y: 2 },
        ]}
        {...bars}
      />
    );
    expect(await highlightedAt(bar, 150, 200)).toBe(true);
    expect(await highlightedAt(bar, 150, 145, 50)).toBe(false);
  });

  it('false if the row must not be shown: on cartesian charts when the series has an empty name or filterSeriesInTooltip returns false for it.', async () => {
    const values = await valuesIn(
      <>
        {line('plain')}
        {line('nameless', { name: () => '' })}
        {line('left out', { filterSeriesInTooltip: () => false })}
        {line('kept', { filterSeriesInTooltip: () => true })}
      </>,
    );
    const visible = values.map((value) => [value.seriesIdentifier.specId, value.isVisible]);
    expect(Object.fromEntries(visible)).toEqual({
      plain: true,
      nameless: false,
      'left out': false,
      kept: true,
    });
  });
});

describe('reference/notes/SeriesIdentifier', () => {
  it('In the legend of a heatmap it is the label of the color band instead, and in the tooltip of a bullet always bullet.', async () => {
    const legendIds = async (spec: ReactElement) => {
      const items = new Map<string, string[]>();
      const Legend: CustomLegend = (props) => {
        for (const { label, seriesIdentifiers } of props.items)
          items.set(
            label,
            seriesIdentifiers.map(({ specId }) => specId),
          );
        return null;
      };
      await renderChart(spec, { showLegend: true, customLegend: Legend });
      return [...items];
    };
    const [[band, ids] = []] = await legendIds(heatmap);
    expect(ids).toEqual([band]);
    expect(await legendIds(line('id', { name: () => 'Name' }))).toEqual([['Name', ['id']]]);

    const bullet = (
      <Bullet
        id="own id"
        subtype={BulletSubtype.horizontal}
        data={[
          [
            {
              title: 'Title',
              value: 9,
              domain: [0, 9],
              valueFormatter: String,
              tickFormatter: String,
            },
          ],
        ]}
      />
    );
    const shown = await valuesIn(bullet);
    expect(new Set(shown.map(({ seriesIdentifier }) => seriesIdentifier.specId))).toEqual(
      new Set(['bullet']),
    );
    expect((await valuesIn(line('id')))[0]?.seriesIdentifier.specId).toBe('id');
  });
});
