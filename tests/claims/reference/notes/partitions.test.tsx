import { DARK_THEME, GroupBy, LIGHT_THEME, PartitionLayout, SmallMultiples } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../combinations';
import { consoleOf } from '../../console-of';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';
import { otherLayouts, partition, row, type Row } from './partition-chart';

const svgOf = async (...args: Parameters<typeof partition>) =>
  (await renderChart(partition(...args))).svg;

async function expectShareOfPanel() {
  const { texts } = await renderChart(
    <>
      <GroupBy id="panel" by={(_, { panel }: Row) => panel} sort="dataIndex" />
      <SmallMultiples splitHorizontally="panel" />
      {partition({
        layout: PartitionLayout.treemap,
        valueGetter: 'percent',
        data: [
          row('A', 'a1', 2, 'first'),
          row('A', 'a2', 6, 'first'),
          row('B', 'b1', 2, 'first'),
          row('C', 'c1', 12, 'second'),
          row('C', 'c2', 28, 'second'),
        ],
      })}
    </>,
  );
  const shares = texts.filter((text) => text.endsWith('%'));
  // A has 8 of 10 in the first panel, C everything in the second.
  expect(shares.sort()).toEqual(['100%', '20%', '30%', '60%', '70%', '80%']);
}

async function expectFillOutsideInSunburstOnly() {
  for (const layout of otherLayouts)
    expect(await svgOf({ layout, fillOutside: true }), layout).toBe(await svgOf({ layout }));
  expect(await svgOf({ fillOutside: true })).not.toBe(await svgOf({}));
}

async function expectRadiusWithFillOutsideOnly() {
  expect(await svgOf({ radiusOutside: 5 })).toBe(await svgOf({ radiusOutside: 90 }));
  expect(await svgOf({ radiusOutside: 5, fillOutside: true })).not.toBe(
    await svgOf({ radiusOutside: 90, fillOutside: true }),
  );
}

async function expectNoLabelsInSectors(prop: 'fillRectangleWidth' | 'fillRectangleHeight') {
  const limited = { [prop]: 1000 };
  const withoutLinkedLabels = { partition: { linkLabel: { maxCount: 0 } } };
  const textsOf = async (...[props, settings]: [object, object?]) =>
    (await renderChart(partition(props), { theme: settings })).texts;
  expect(await textsOf({}, withoutLinkedLabels)).toContain('a2');
  expect(await textsOf(limited, withoutLinkedLabels)).toEqual([]);
  expect(await textsOf(limited)).toContain('a2');
  expect(await textsOf({ ...limited, fillOutside: true })).toEqual([]);
  for (const layout of otherLayouts)
    expect(await svgOf({ layout, ...limited }), layout).toBe(await svgOf({ layout }));
}

async function expectSplitByIdOnly() {
  const panels = async (smallMultiples?: string | null, id?: string) => {
    const { debugState } = await renderChart(
      <>
        <GroupBy id="panel" by={(_, { group }: Row) => group} sort="dataIndex" />
        <SmallMultiples id={id} splitHorizontally="panel" />
        {partition({ smallMultiples })}
      </>,
    );
    return debugState!.partition!.length;
  };
  const warnings = await consoleOf(async () => {
    expect(await panels()).toBe(2);
    expect(await panels(null)).toBe(1);
    expect(await panels('own', 'own')).toBe(2);
    expect(await panels('own')).toBe(1);
  });
  expect(warnings).toEqual([]);
}

async function expectNoEffectOfDrilldown() {
  for (const layout of Object.values(PartitionLayout))
    expect(await svgOf({ layout, drilldown: true }), layout).toBe(
      await svgOf({ layout, drilldown: false }),
    );
}

describe.each(['reference/notes/Partition', 'reference/notes/PartitionProps'])('%s', () => {
  it('The share is always of the whole panel, never of the parent.', expectShareOfPanel);
  it('No effect on other layouts.', expectFillOutsideInSunburstOnly);
  it('No effect without it.', expectRadiusWithFillOutsideOnly);
  it('Any finite width, in px, removes the labels from the sectors of a sunburst; linked labels appear instead, unless fillOutside is on. No effect on other layouts.', () =>
    expectNoLabelsInSectors('fillRectangleWidth'));
  it('Any finite height, in px, removes the labels from the sectors of a sunburst, as fillRectangleWidth does. No effect on other layouts.', () =>
    expectNoLabelsInSectors('fillRectangleHeight'));
  it(
    'Set it only if you gave that component a custom id; otherwise the split is silently missing. null opts out of splitting.',
    expectSplitByIdOnly,
  );
  it('Has no effect: nothing reads it.', expectNoEffectOfDrilldown);
});

async function expectFormatterOfLayer() {
  const valueGetters = ['percent', 'ratio', () => 5] as const;
  for (const { valueGetter, layout } of combinations({
    valueGetter: valueGetters,
    layout: [PartitionLayout.sunburst, PartitionLayout.treemap],
  })) {
    const textsWith = async (fillLabel?: object) =>
      (
        await renderChart(
          partition({
            layout,
            valueGetter,
            valueFormatter: (value) => `value ${value}`,
            percentFormatter: (value) => `percent ${value}`,
            layers: [
              { groupByRollup: ({ group }: Row) => group, fillLabel },
              { groupByRollup: ({ name }: Row) => name, showAccessor: () => false },
            ],
          }),
        )
      ).texts;
    const own = { valueFormatter: (value: number) => `layer ${value}` };
    const kind = valueGetter === 'percent' ? /^percent / : /^value /;
    expect((await textsWith()).some((text) => kind.test(text))).toBe(true);
    const texts = await textsWith(own);
    expect(texts.some((text) => text.startsWith('layer '))).toBe(true);
    expect(texts.filter((text) => /^(percent|value) /.test(text))).toEqual([]);
  }
}

describe.each(['reference/notes/Partition', 'reference/notes/PartitionProps'])('%s', () => {
  it(
    "A layer's fillLabel.valueFormatter replaces both formatters inside that layer's shapes.",
    expectFormatterOfLayer,
  );
  it(
    "Used for the percentage in the tooltip, and for labels when valueGetter is 'percent', except inside the shapes of a layer that has a fillLabel.valueFormatter.",
    expectFormatterOfLayer,
  );
  it('If left out, every row becomes its own slice, all in one dark red; an icicle or a flame then shows nothing.', async () => {
    const fillsOf = (svg: string) => new Set(svg.match(/fill="(?!none|white)[^"]*"/g));
    for (const layout of Object.values(PartitionLayout)) {
      const { debugState, svg } = await renderChart(partition({ layout, layers: undefined }));
      if (layout === PartitionLayout.icicle || layout === PartitionLayout.flame) {
        expect(svg).toBe(await svgOf({ layout, data: [] }));
      } else {
        const names = debugState!.partition![0]!.partitions.map(({ name }) => name);
        expect(new Set(names).size, layout).toBe(3);
        expect([...fillsOf(svg)], layout).toContain('fill="maroon"');
      }
    }
  });
});

describe('reference/notes/ValueGetter', () => {
  it(
    "A layer's fillLabel.valueFormatter replaces both inside that layer's shapes.",
    expectFormatterOfLayer,
  );
});

async function expectLargerLabelsOnDark() {
  const layouts = [PartitionLayout.sunburst, PartitionLayout.treemap];
  for (const { layout, baseTheme } of combinations({
    layout: layouts,
    baseTheme: [LIGHT_THEME, DARK_THEME],
  })) {
    const drawing = async (maxFontSize?: number) =>
      drawingOf(
        await renderChart(partition({ layout }), {
          baseTheme,
          theme: { partition: maxFontSize ? { maxFontSize } : {} },
        }),
      );
    const [plain, small, large] = [await drawing(), await drawing(16), await drawing(64)];
    expect(small).not.toBe(large);
    expect(plain).toBe(baseTheme === DARK_THEME ? large : small);
  }
}

describe('reference/notes/PartitionStyle', () => {
  const svgWith = async (layout: PartitionLayout, clipText: boolean, style: object) => {
    const { svg } = await renderChart(partition({ layout }), {
      theme: { partition: { ...style, fillLabel: { clipText } } },
    });
    // Their ids are counted for all drawings of a process.
    return svg.replaceAll(/cl_[\da-f]+/g, '');
  };
  const rows = [PartitionLayout.icicle, PartitionLayout.flame];
  const large = { minFontSize: 200, maxFontSize: 200 };

  it('clipText draws labels that do not fit as well. In icicle and flame layouts with it, this size has no effect.', async () => {
    const textsOf = async (clipText: boolean) =>
      (
        await renderChart(partition({ layout: PartitionLayout.treemap }), {
          theme: { partition: { ...large, fillLabel: { clipText } } },
        })
      ).texts;
    expect(await textsOf(false)).toEqual([]);
    expect(await textsOf(true)).toContain('a2');
    for (const layout of rows) {
      const [small, none] = [{ maxFontSize: 200, minFontSize: 6 }, large];
      expect(await svgWith(layout, true, small)).toBe(await svgWith(layout, true, none));
      expect(await svgWith(layout, false, small)).not.toBe(await svgWith(layout, false, none));
    }
  });

  it('It has no effect in icicle and flame layouts with clipText.', async () => {
    for (const layout of rows)
      for (const clipText of [true, false]) {
        const small = await svgWith(layout, clipText, { maxFontSize: 9 });
        expect(small === (await svgWith(layout, clipText, { maxFontSize: 40 }))).toBe(clipText);
      }
  });

  it('Default: 16 in the light theme, 64 in the dark one.', expectLargerLabelsOnDark);
});

describe('docs/dark-mode', () => {
  it(
    'Labels of a pie or treemap are larger on dark: they grow to 64 px in DARK_THEME, to 16 px in LIGHT_THEME.',
    expectLargerLabelsOnDark,
  );
});
