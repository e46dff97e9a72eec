import {
  Axis,
  BarSeries,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { tooltipAt } from '../../pointer';
import { render, renderChart } from '../../render-chart';
import { noMargins } from '../../two-lines';
import { partition, row } from './partition-chart';

const series = {
  data: [1, 2, 3].map((x) => ({ x, y: x })),
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};

describe('reference/notes/Settings', () => {
  it('Use it once in a chart: of two, the later one wins, and their props are not merged.', async () => {
    const hasLegend = async (settings: (object | null)[]) => {
      const { container } = await render(
        <Chart size={{ height: 300 }}>
          {settings.map((props, index) => (
            <Settings key={index} {...props} />
          ))}
          <LineSeries id="line" {...series} />
        </Chart>,
      );
      return container.querySelector('.echLegend') !== null;
    };
    expect(await hasLegend([{ showLegend: true }])).toBe(true);
    expect(await hasLegend([{ showLegend: true }, { rotation: 90 }])).toBe(false);
    expect(await hasLegend([{ rotation: 90 }, { showLegend: true }])).toBe(true);
  });
});

describe('reference/notes/Tooltip', () => {
  it('Use one per chart: with several, the last one rendered applies as a whole.', async () => {
    const header = () => 'Header';
    const tooltipOf = async (tooltips: object[]) => {
      for (const left of document.querySelectorAll('.echTooltip')) left.remove();
      const { container } = await renderChart(
        <>
          {tooltips.map((props, index) => (
            <Tooltip key={index} {...props} />
          ))}
          <LineSeries id="line" {...series} />
        </>,
        { theme: noMargins },
      );
      return (await tooltipAt(container, 300, 150))?.textContent;
    };
    const [none, own] = [{ type: TooltipType.None }, { headerFormatter: header }];
    expect(await tooltipOf([none, own])).toMatch(/^Header/);
    expect(await tooltipOf([own, {}])).toBe('2line2');
    expect(await tooltipOf([own, none])).toBeFalsy();
  });
});

describe('reference/notes/SpecId', () => {
  it('Give each spec of a chart its own: of two specs with the same id, only the later one is kept.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="axis" position={Position.Bottom} />
        <Axis id="axis" position={Position.Left} />
        <BarSeries id="one" {...series} />
        <LineSeries id="one" {...series} />
      </>,
    );
    expect(debugState!.bars).toEqual([]);
    expect(debugState!.lines).toHaveLength(1);
    expect([debugState!.axes!.x.length, debugState!.axes!.y.length]).toEqual([0, 1]);
  });
});

describe('reference/notes/Partition', () => {
  it('Use one Partition per Chart: a second one draws the data of the first again, on top of it.', async () => {
    const one = await renderChart(partition());
    const two = await renderChart(
      <>
        {partition()}
        {partition({ id: 'other', data: [row('Z', 'z', 1)] })}
      </>,
    );
    const [first] = one.debugState!.partition!;
    expect(two.debugState!.partition).toEqual([first, first]);
    expect(two.texts).not.toContain('Z');
  });

  it('It also decides the order of siblings when a layer has no sortPredicate, and the order of the legend: icicle and flame list it by name, a waffle by value.', async () => {
    const data = [row('B', 'b', 2), row('A', 'a', 5), row('C', 'c', 9)];
    const legend = async (layout: string, sortPredicate?: () => number) => {
      const layers = [{ groupByRollup: ({ group }: { group: string }) => group, sortPredicate }];
      const props = { layout, data, layers } as Parameters<typeof partition>[0];
      const { container } = await renderChart(partition(props), { showLegend: true });
      const items = [...container.querySelectorAll('.echLegendItem__label')];
      return items.map(({ textContent }) => textContent).join('');
    };
    // Keeps the order of the data.
    const keep = () => 0;
    for (const layout of ['icicle', 'flame'])
      for (const sort of [undefined, keep]) expect(await legend(layout, sort)).toBe('ABC');
    for (const sort of [undefined, keep]) expect(await legend('waffle', sort)).toBe('CAB');
    for (const layout of ['sunburst', 'treemap', 'mosaic']) {
      expect(await legend(layout)).toBe('CAB');
      expect(await legend(layout, keep)).toBe('BAC');
    }
  });
});
