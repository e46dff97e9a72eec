import { AreaSeries, Chart, GroupBy, LineSeries, Settings, SmallMultiples } from '@elastic/charts';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { legendOf } from './legend-of';
import { partition } from './reference/notes/partition-chart';
import { debugStateOf, render } from './render-chart';
import { soon } from './soon';

const data = ['north', 'south'].flatMap((region) =>
  [1, 2].map((x) => ({ region, x, a: x, b: 3, c: 4 })),
);
const accessors = { data, xScaleType: 'linear', xAccessor: 'x' } as const;
const line = (id: string, hideInLegend = false) => (
  <LineSeries key={id} id={id} yAccessors={[id]} hideInLegend={hideInLegend} {...accessors} />
);
const band = (
  <AreaSeries key="band" id="band" yAccessors={['b']} y0Accessors={['a']} {...accessors} />
);
const panels = [
  <GroupBy key="by" id="by" by={(_, { region }) => region} sort="dataIndex" />,
  <SmallMultiples key="panels" splitHorizontally="by" />,
];

/** Renders a chart with a legend and returns functions that click an entry and name the series that are drawn. */
async function chart(specs: ReactNode) {
  const onLegendItemClick = vi.fn();
  const rendered = await render(
    <Chart size={{ height: 300 }}>
      <Settings debugState showLegend onLegendItemClick={onLegendItemClick} />
      {specs}
    </Chart>,
  );
  const drawn = () => {
    const { lines = [], areas = [] } = debugStateOf(rendered.container) ?? {};
    return [...new Set([...areas, ...lines].map(({ name }) => name))];
  };
  const dispatch = (entry: number, event: Event) =>
    legendOf(rendered).querySelectorAll('.echLegendItem__label')[entry]!.dispatchEvent(event);
  return {
    onLegendItemClick,
    drawn,
    labels: () =>
      [...legendOf(rendered).querySelectorAll('.echLegendItem__label')].map(
        ({ textContent }) => textContent,
      ),
    hidden: () => rendered.container.querySelectorAll('.echLegendItem--hidden').length,
    dispatch,
    click: (entry: number, init?: MouseEventInit) =>
      dispatch(entry, new window.MouseEvent('click', { bubbles: true, ...init })),
  };
}

/** Expects that the second click on an entry hides its series. */
async function expectNothingAfterTwoClicks(specs: ReactNode, only: string) {
  const { click, drawn } = await chart(specs);
  click(0);
  await soon(() => expect(drawn()).toEqual([only]));
  click(0);
  await soon(() => expect(drawn()).toEqual([]));
}

async function expectAllAfterTheThirdClick() {
  const { click, drawn } = await chart([...panels, line('a'), line('b'), line('c')]);
  click(0);
  await soon(() => expect(drawn()).toEqual(['a']));
  click(1);
  await soon(() => expect(drawn()).toEqual(['a', 'b']));
  click(1);
  await soon(() => expect(drawn()).toEqual(['a', 'b', 'c']));
}

async function expectExceptions() {
  await expectNothingAfterTwoClicks([...panels, line('a'), line('b')], 'a');
  await expectNothingAfterTwoClicks([band, line('a')], 'band - lower');
}

describe('docs/legend', () => {
  it('With all series visible, the first click hides all other series, also those with hideInLegend.', async () => {
    const { click, drawn, onLegendItemClick } = await chart([
      line('a'),
      line('b'),
      line('c', true),
    ]);
    click(0);
    await soon(() => expect(drawn()).toEqual(['a']));
    expect(onLegendItemClick).toHaveBeenCalledOnce();
    click(1);
    await soon(() => expect(drawn()).toEqual(['a', 'b']));
  });

  it('A click on the only visible one shows all again; in small multiples, and on a series with y0Accessors, it hides that one, too.', async () => {
    const { click, drawn } = await chart([line('a'), line('b')]);
    click(0);
    await soon(() => expect(drawn()).toEqual(['a']));
    click(0);
    await soon(() => expect(drawn()).toEqual(['a', 'b']));
    await expectExceptions();
  });

  it('With Ctrl (Cmd on a Mac), the first click hides its own series only.', async () => {
    const { click, drawn } = await chart([line('a'), line('b'), line('c')]);
    click(0, { ctrlKey: true });
    await soon(() => expect(drawn()).toEqual(['b', 'c']));
  });

  it(
    'With two panels and three series, a click shows all as soon as one is hidden.',
    expectAllAfterTheThirdClick,
  );

  it('A series whose name is empty has no entry and stays visible.', async () => {
    const nameless = <LineSeries key="c" id="c" name="" yAccessors={['c']} {...accessors} />;
    const { click, drawn, labels } = await chart([line('a'), line('b'), nameless]);
    expect(labels()).toEqual(['a', 'b']);
    click(0);
    await soon(() => expect(drawn()).toEqual(['a', '']));
  });

  it("Entries of partitions do nothing on a click, nor does the entry of a chart's only series.", async () => {
    const single = await chart(line('a'));
    single.click(0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(single.onLegendItemClick).not.toHaveBeenCalled();
    expect(single.drawn()).toEqual(['a']);
    const slices = await chart(partition());
    slices.click(0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(slices.hidden()).toBe(0);
    const bars = await chart([line('a'), line('b')]);
    bars.click(0);
    await soon(() => expect(bars.hidden()).toBe(1));
  });
});

describe('docs/troubleshooting', () => {
  it(
    'In small multiples, and on a series with y0Accessors, a click on the only one that is left hides it, too.',
    expectExceptions,
  );

  it(
    'With two panels and three series, a click shows all as soon as one is hidden.',
    expectAllAfterTheThirdClick,
  );
});

describe('reference/notes/LegendSpec', () => {
  it('Called with the series of the item when its label is clicked, with or without Ctrl, or Enter or Space is pressed on it.', async () => {
    const events = [
      new window.MouseEvent('click', { bubbles: true }),
      new window.MouseEvent('click', { bubbles: true, ctrlKey: true }),
      new window.KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }),
      new window.KeyboardEvent('keydown', { bubbles: true, key: ' ' }),
    ];
    for (const event of events) {
      const { dispatch, onLegendItemClick } = await chart([line('a'), line('b')]);
      dispatch(1, event);
      expect(onLegendItemClick).toHaveBeenCalledOnce();
      expect(onLegendItemClick.mock.calls[0]).toMatchObject([[{ specId: 'b' }]]);
    }
  });
});

describe('api/specs/types/LegendSpec', () => {
  it(
    'In small multiples, and on a series with y0Accessors, the second click hides that one, too.',
    expectExceptions,
  );
});
