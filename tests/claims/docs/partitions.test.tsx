import {
  Chart,
  LIGHT_THEME,
  Partition,
  PartitionLayout,
  Settings,
  type PartialTheme,
  type PartitionElementEvent,
  type PartitionLayer,
} from '@elastic/charts';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { drawingOf } from '../drawing-of';
import { drawnAt } from '../drawn-at';
import { legendItemsOf } from '../legend-of';
import { click, tooltipAt } from '../pointer';
import { render, unmountAll } from '../render-chart';

interface Row {
  name: string;
  part: string;
  value: number;
}
const rows: Row[] = [
  { name: 'small', part: 'a', value: 20 },
  { name: 'large', part: 'b', value: 50 },
  { name: 'middle', part: 'c', value: 30 },
];
/** Props of a partition of `rows`. */
type RowsProps = Parameters<typeof Partition<Row>>[0];

const layer: PartitionLayer<Row> = {
  groupByRollup: ({ name }: Row) => name,
  shape: { fillColor: '#54b399' },
};

const chart = (props: Partial<RowsProps> = {}, theme: PartialTheme = {}, layers = [layer]) => (
  <Chart size={{ height: 300 }}>
    <Settings debugState theme={theme} />
    <Partition id="p" data={rows} valueAccessor={({ value }) => value} layers={layers} {...props} />
  </Chart>
);
const renderPartition = (...parts: Parameters<typeof chart>) => render(chart(...parts));

async function expectRoomForAllButLast() {
  const last = { groupByRollup: () => '', showAccessor: () => false };
  for (const { layout, clipText } of combinations({
    layout: [PartitionLayout.icicle, PartitionLayout.flame],
    clipText: [false, true],
  })) {
    const isDrawn = async (layers: PartitionLayer<Row>[]) =>
      (await renderPartition({ layout }, {}, layers)).svg.includes('#54B399');
    const layers = [{ ...layer, fillLabel: { clipText } }];
    expect(await isDrawn(layers)).toBe(false);
    expect(await isDrawn([...layers, last])).toBe(true);
  }
}

describe('api/specs/Partition', () => {
  it(
    'In icicle and flame layouts the last layer gets no room, so that a single layer draws nothing.',
    expectRoomForAllButLast,
  );
});

describe('reference/notes/Partition', () => {
  it('The text contrasts with its sector, not with the page: set partition.fillLabel.textColor in the theme; in a layer it has no effect.', async () => {
    const fills = async (fillColor: string, theme = {}, fillLabel = {}) => {
      const { svg } = await renderPartition({ fillOutside: true }, { partition: theme }, [
        { ...layer, shape: { fillColor }, fillLabel },
      ]);
      return new Set([...svg.matchAll(/ fill="([^"]+)"/g)].map(([, fill]) => fill));
    };
    const label = { textColor: '#00aa00' };
    // White on the white page.
    expect(await fills('#112244')).toContain('white');
    expect(await fills('#112244', {}, label)).toEqual(await fills('#112244'));
    expect(await fills('#112244', { fillLabel: label })).toContain('#0A0');
  });
});

describe('api/specs/Partition', () => {
  it('The palette of the theme is not used.', async () => {
    const theme: PartialTheme = { colors: { vizColors: ['#0077bb'], defaultVizColor: '#0077bb' } };
    for (const { layout, filled } of combinations({
      layout: Object.values(PartitionLayout),
      filled: [false, true],
    })) {
      const layers = [filled ? layer : { groupByRollup: layer.groupByRollup }];
      const plain = await renderPartition({ layout }, {}, layers);
      const themed = await renderPartition({ layout }, theme, layers);
      expect(drawingOf(themed)).toBe(drawingOf(plain));
      unmountAll();
    }
  });
});

describe('docs/sorting', () => {
  it('Slices are sorted by value, except in icicle and flame layouts, which keep the order of the data.', async () => {
    for (const layout of Object.values(PartitionLayout)) {
      const { debugState } = await renderPartition({ layout, specialFirstInnermostSector: false });
      const names = debugState?.partition?.[0]?.partitions.map(({ name }) => name);
      const kept = layout === PartitionLayout.icicle || layout === PartitionLayout.flame;
      const expected = kept ? ['small', 'large', 'middle'] : ['large', 'middle', 'small'];
      expect([layout, ...new Set(names)]).toEqual([layout, ...expected]);
      unmountAll();
    }
  });

  it('by value, largest first; in icicle and flame layouts as in the data', async () => {
    /** Returns the names of the boxes from left to right. */
    const order = async (layout: PartitionLayout) => {
      const names: string[] = [];
      const { container } = await render(
        <Chart size={{ height: 300 }}>
          <Settings
            onElementClick={([element]) => {
              const [layers] = element as PartitionElementEvent;
              names.push(String(layers[0]!.groupByRollup));
            }}
          />
          <Partition
            id="p"
            layout={layout}
            data={rows}
            valueAccessor={({ value }) => value}
            layers={[layer, { ...layer, groupByRollup: () => '' }]}
          />
        </Chart>,
      );
      for (const x of [30, 400, 570]) await click(container, x, layout === 'flame' ? 290 : 10);
      unmountAll();
      return names;
    };
    const inData = rows.map(({ name }) => name);
    for (const layout of [PartitionLayout.icicle, PartitionLayout.flame])
      expect(await order(layout)).toEqual(inData);
    expect(await order(PartitionLayout.mosaic)).toEqual(['large', 'middle', 'small']);
  });
});

/** Returns the names of the slices clockwise, beginning at 12 o'clock. */
async function clockwise(props: Partial<RowsProps> = {}) {
  const { debugState } = await renderPartition(props);
  const angle = ([x, y]: readonly number[]) =>
    (Math.atan2((x ?? 0) - 300, 150 - (y ?? 0)) + 2 * Math.PI) % (2 * Math.PI);
  const slices = debugState?.partition?.[0]?.partitions ?? [];
  return [...slices].sort((a, b) => angle(a.coords) - angle(b.coords)).map(({ name }) => name);
}

describe('docs/pie-and-donut', () => {
  it('A label stands in its slice if it fits there at partition.minFontSize of the theme or larger, and the slice is wider than linkLabel.maximumSection, 10 pixels by default.', async () => {
    /** Returns how many of four narrow slices, of so many percent, have their label inside. */
    const inside = async (percent: number, minFontSize: number, maximumSection?: number) => {
      const narrow = [1, 2, 3, 4].map((index) => ({ name: `s${index}`, part: '', value: percent }));
      const large = { name: 'large', part: '', value: 100 - 4 * percent };
      const linkLabel = { maxCount: 0, ...(maximumSection !== undefined && { maximumSection }) };
      const { texts } = await renderPartition(
        { data: [large, ...narrow] },
        { partition: { minFontSize, linkLabel } },
      );
      return texts.filter((text) => /^s\d/.test(text)).length;
    };
    expect(await inside(4, 4)).toBe(4);
    expect(await inside(2, 4)).toBe(0);
    expect(await inside(2, 4, 0)).toBe(4);
    expect(await inside(4, 4, 40)).toBe(0);
    expect(await inside(3, 8, 0)).toBe(4);
    expect(await inside(3, 12, 0)).toBe(0);
    expect(LIGHT_THEME.partition.linkLabel.maximumSection).toBe(10);
  });

  it('One that does not fit stands outside, with a line to its slice: up to partition.linkLabel.maxCount of them, the largest first, where the chart has room.', async () => {
    /** Returns the labels of twelve slices, of which every second one is too small for its label. */
    const labels = async (partition: PartialTheme['partition'], data = between) => {
      const { texts } = await renderPartition(
        {
          data: data.map((row) => ({ ...row, part: '' })),
          specialFirstInnermostSector: false,
        },
        { partition },
        [{ ...layer, sortPredicate: () => 0 }],
      );
      return texts.filter((text) => text.startsWith('slice'));
    };
    const between = Array.from({ length: 12 }, (_, index) => ({
      name: index % 2 ? `slice ${index}` : 'L',
      value: index % 2 ? 1 + index / 10 : 20,
    }));
    const outerSizeRatio = 0.5;
    const all = await labels({ outerSizeRatio, linkLabel: { maxCount: 9 } });
    expect([...all].sort()).toEqual(['1', '11', '3', '5', '7', '9'].map((n) => `slice ${n}`));
    const largest = await labels({ outerSizeRatio, linkLabel: { maxCount: 2 } });
    expect([...largest].sort()).toEqual(['slice 11', 'slice 9']);
    // Small slices at the top, above which a large disk leaves no room.
    const atTop = [1, 2, 3, 4].map((index) => ({ name: `slice ${index}`, value: 1 }));
    const withLarge = [...atTop, { name: 'large', value: 96 }];
    expect(await labels({ outerSizeRatio: 0.5 }, withLarge)).toHaveLength(4);
    expect(await labels({ outerSizeRatio: 0.95 }, withLarge)).toEqual([]);
  });

  it('There is no prop for a start angle, and rotation of Settings does not turn a pie.', async () => {
    const drawn = async (rotation: 0 | 90 | 180) =>
      drawingOf(
        await render(
          <Chart size={{ height: 300 }}>
            <Settings rotation={rotation} />
            <Partition id="p" data={rows} valueAccessor={({ value }) => value} layers={[layer]} />
          </Chart>,
        ),
      );
    const upright = await drawn(0);
    expect(upright).toContain('<path');
    expect(await drawn(90)).toBe(upright);
    expect(await drawn(180)).toBe(upright);
  });

  it("Slices are sorted by falling value and follow clockwise, with one exception by default: the largest slice stands last and ends at 12 o'clock.", async () => {
    expect(await clockwise()).toEqual(['middle', 'small', 'large']);
  });

  it("the largest slice first, from 12 o'clock", async () => {
    expect(await clockwise({ specialFirstInnermostSector: false })).toEqual([
      'large',
      'middle',
      'small',
    ]);
  });

  it('counterclockwise', async () => {
    expect(await clockwise({ clockwiseSectors: false })).toEqual(['large', 'small', 'middle']);
  });

  it('textColor in fillLabel of a layer has no effect; set partition.fillLabel.textColor in the theme.', async () => {
    const plain = await renderPartition();
    const inLayer = await renderPartition({}, {}, [{ ...layer, fillLabel: { textColor: 'red' } }]);
    const inTheme = await renderPartition({}, { partition: { fillLabel: { textColor: 'red' } } });
    expect(inLayer.svg).toBe(plain.svg);
    expect(inTheme.svg).not.toBe(plain.svg);
  });

  it('Without it every slice is dark red, because a partition does not use the palette of the theme.', async () => {
    const theme: PartialTheme = { colors: { vizColors: ['#0077bb'] } };
    const { debugState } = await renderPartition({}, theme, [
      { groupByRollup: ({ name }: Row) => name },
    ]);
    const colors = debugState?.partition?.[0]?.partitions.map(({ color }) => color);
    expect(new Set(colors)).toEqual(new Set(['rgba(128, 0, 0, 0.5)']));
  });

  it('An empty nodeLabel drops the name, an empty fillLabel.valueFormatter the value:', async () => {
    const single = { ...layer, groupByRollup: () => 'Everything' };
    const withLabel = await renderPartition({}, {}, [single]);
    expect(withLabel.texts.join(' ')).toContain('Everything');
    const fillLabel = { valueFormatter: () => '' };
    const without = await renderPartition({}, {}, [{ ...single, nodeLabel: () => '', fillLabel }]);
    expect(without.texts).toEqual([]);
  });

  it('Lower outerSizeRatio to 0.5 or so: linked labels stand within the canvas, and a disk that fills it leaves some of them no room.', async () => {
    const data = [40, 30, 15, 10, 5].map((value) => ({ name: `${value} %`, part: '', value }));
    const labels = async (outerSizeRatio: number) => {
      const { texts } = await renderPartition(
        { data, valueFormatter: () => '' },
        { partition: { outerSizeRatio, linkLabel: { maximumSection: Infinity } } },
      );
      return texts.filter((text) => text.endsWith('%')).length;
    };
    expect(await labels(0.5)).toBe(5);
    expect(await labels(1)).toBeGreaterThan(0);
    expect(await labels(1)).toBeLessThan(5);
  });

  it('All labels stand outside, with a line to their slice, if partition.linkLabel.maximumSection is Infinity. maxCount says how many are drawn, 5 by default.', async () => {
    const data = Array.from({ length: 8 }, (_, index) => ({
      name: `Slice${index}`,
      part: '',
      value: 10 + index,
    }));
    const labels = async (maxCount?: number) => {
      const linkLabel = { maximumSection: Infinity, ...(maxCount && { maxCount }) };
      const { texts } = await renderPartition(
        { data },
        { partition: { outerSizeRatio: 0.4, linkLabel } },
      );
      return texts.filter((text) => text.startsWith('Slice')).length;
    };
    expect(await labels()).toBe(5);
    expect(await labels(8)).toBe(8);
  });

  it('fillOutside puts them around the ring, each with a short line to its slice. Their color contrasts with the slice: set partition.fillLabel.textColor for the page, as in Labels outside the ring.', async () => {
    const draw = async (fillOutside: boolean, fillColor: string, textColor?: string) => {
      const { svg, texts } = await renderPartition(
        { fillOutside },
        {
          partition: {
            outerSizeRatio: 0.5,
            emptySizeRatio: 0.6,
            linkLabel: { textColor: '#aa0000' },
            ...(textColor && { fillLabel: { textColor } }),
          },
        },
        [{ ...layer, shape: { fillColor } }],
      );
      expect(texts).toEqual(expect.arrayContaining(['small', 'middle', 'large']));
      const fills = [...svg.matchAll(/<(?:path|g) [^>]*?fill="([^"]+)"/g)].map(([, fill]) => fill);
      return { lines: svg.match(/stroke="#A00"/g)?.length ?? 0, fills };
    };
    expect((await draw(true, '#112244')).lines).toBe(3);
    expect((await draw(true, '#112244')).fills).toContain('white');
    expect((await draw(true, '#ddeecc')).fills).not.toContain('white');
    expect((await draw(true, '#112244', '#00aa00')).fills).toContain('#0A0');
  });

  it('A single slice fills the circle, and its label is mostly off center: near the lower edge if it is short, else at any height.', async () => {
    /** Returns the heights of the rows of the label, from -1 at the top of the circle to 1 at its bottom. */
    const rowsOfLabel = async (name: string, height: number, props: Partial<RowsProps> = {}) => {
      const { svg } = await render(
        <Chart size={{ height }}>
          <Settings theme={{ partition: { emptySizeRatio: 0 } }} />
          <Partition
            id="partition"
            data={[{ name, part: 'a', value: 3 }]}
            valueAccessor={({ value }) => value}
            layers={[{ ...layer, shape: { fillColor: '#112244' } }]}
            {...props}
          />
        </Chart>,
      );
      const rows = svg.matchAll(/fill="white" transform="translate\([\d.]+ ([\d.]+)\)/g);
      return [...new Set([...rows].map(([, y]) => (2 * Number(y)) / height - 1))];
    };
    for (const props of [{}, { clockwiseSectors: false }, { specialFirstInnermostSector: false }]) {
      const short = await rowsOfLabel('All', 300, props);
      expect(short).toHaveLength(1);
      expect(short[0]).toBeGreaterThan(0.7);
    }
    const long = 'Everything that is';
    for (const y of await rowsOfLabel(long, 150)) expect(y).toBeLessThan(-0.2);
    for (const y of await rowsOfLabel(long, 300)) expect(y).toBeCloseTo(0.2, 1);
    for (const y of await rowsOfLabel(long, 420)) expect(y).toBeGreaterThan(0.7);
  });

  it('A negative value is left out, and so is one that is no finite number, also the text "7".', async () => {
    const data = [
      ...rows,
      { name: 'x', part: 'x', value: -5 },
      ...[NaN, Infinity, null, '7'].map((value) => ({
        name: 'y',
        part: 'y',
        value: value as number,
      })),
    ];
    const { debugState } = await renderPartition({ data });
    expect(debugState?.partition?.[0]?.partitions.map(({ name }) => name).sort()).toEqual([
      'large',
      'middle',
      'small',
    ]);
  });

  it('For gaps between the slices, raise partition.sectorLineWidth, the width of the line around each, and give sectorLineStroke the color of the background.', async () => {
    const outlines = async (partition: PartialTheme['partition']) => {
      const { svg } = await render(
        <Chart size={{ height: 300 }}>
          <Settings theme={{ partition }} />
          <Partition
            id="parts"
            data={[{ size: 2 }, { size: 3 }]}
            valueAccessor={({ size }) => size}
            layers={[{ groupByRollup: ({ size }: { size: number }) => size }]}
          />
        </Chart>,
      );
      return [...svg.matchAll(/stroke="(#123456)" stroke-width="(\d+)"/g)].map(
        ([, , width]) => width,
      );
    };
    const sectorLineStroke = '#123456';
    expect(await outlines({ sectorLineStroke, sectorLineWidth: 8 })).toEqual(['8', '8']);
    expect(await outlines({ sectorLineWidth: 8 })).toEqual([]);
  });

  interface Part {
    id: number | null | undefined;
    region: string;
    name: string;
  }
  const labels = async (data: Part[], layers: PartitionLayer[]) =>
    legendItemsOf(
      await render(
        <Chart size={{ height: 300 }}>
          <Settings showLegend />
          <Partition id="parts" data={data} valueAccessor={() => 1} layers={layers} />
        </Chart>,
      ),
    ).map(({ label }) => label);

  it('Equal names in the legend: rows with the same key are one slice. Two keys with the same nodeLabel are two slices and two entries, and so are equal names below different parents.', async () => {
    const data = [
      { id: 1, region: 'EU', name: 'Other' },
      { id: 2, region: 'US', name: 'Other' },
    ];
    const byName = { groupByRollup: ({ name }: Part) => name };
    expect(await labels(data, [byName])).toEqual(['Other']);
    expect(
      await labels(data, [{ groupByRollup: ({ id }: Part) => id, nodeLabel: () => 'Other' }]),
    ).toEqual(['Other', 'Other']);
    const nested = await labels(data, [{ groupByRollup: ({ region }: Part) => region }, byName]);
    expect(nested.filter((label) => label === 'Other')).toHaveLength(2);
  });

  it("A slice is missing in the legend if its key is null or undefined: return a text such as 'Unknown' from groupByRollup.", async () => {
    for (const id of [null, undefined]) {
      const data = [
        { id, region: '', name: '' },
        { id: 7, region: '', name: '' },
      ];
      expect(await labels(data, [{ groupByRollup: (part: Part) => part.id }])).toEqual(['7']);
      expect(
        (await labels(data, [{ groupByRollup: (part: Part) => part.id ?? 'Unknown' }])).sort(),
      ).toEqual(['7', 'Unknown']);
    }
  });

  it('Labels in slices of up to 30 degrees run along the radius; partition.horizontalTextAngleThreshold: 0 makes all of them horizontal.', async () => {
    const isTurned = async (slices: number, partition: object) => {
      const { svg, texts } = await render(
        <Chart size={{ width: 400, height: 400 }}>
          <Settings theme={{ partition }} />
          <Partition
            id="pie"
            data={Array.from({ length: slices }, (_, index) => ({ name: `s${index}` }))}
            valueAccessor={() => 10}
            layers={[
              {
                groupByRollup: ({ name }: { name: string }) => name,
                shape: { fillColor: '#0077bb' },
              },
            ]}
          />
        </Chart>,
      );
      expect(texts.length).toBeGreaterThanOrEqual(slices);
      return svg.includes('matrix(');
    };
    expect(await isTurned(12, {})).toBe(true);
    expect(await isTurned(11, {})).toBe(false);
    expect(await isTurned(13, { horizontalTextAngleThreshold: 0 })).toBe(false);
  });

  it('With fillOutside long labels are cut off at the edge of the chart. Linked labels are not: they end in "…" there.', async () => {
    const name = 'A name with many words';
    const data = ['a', 'b', 'c'].map((end, index) => ({
      name: `${name} ${end}`,
      part: '',
      value: 10 - index,
    }));
    const draw = (width: number, props: Partial<RowsProps>, partition: PartialTheme['partition']) =>
      render(
        <Chart size={{ width, height: 200 }}>
          <Settings theme={{ partition }} />
          <Partition
            id="p"
            data={data}
            valueAccessor={({ value }) => value}
            valueFormatter={() => ''}
            layers={[layer]}
            {...props}
          />
        </Chart>,
      );
    /** Returns the horizontal positions at which texts start. */
    const startsOf = (svg: string) =>
      [...svg.matchAll(/<path fill="#0A0"[^>]* transform="translate\((-?[\d.]+)/g)].map(([, x]) =>
        Number(x),
      );
    const outside = (width: number, outerSizeRatio: number, radiusOutside?: number) =>
      draw(
        width,
        { fillOutside: true, ...(radiusOutside && { radiusOutside }) },
        { outerSizeRatio, emptySizeRatio: 0.6, fillLabel: { textColor: '#00aa00' } },
      );
    const cut = await outside(240, 1);
    // All of the words are drawn, some of them beyond the left edge.
    for (const word of [...name.split(' '), 'a', 'b', 'c']) expect(cut.texts).toContain(word);
    expect(Math.min(...startsOf(cut.svg))).toBeLessThan(0);
    expect(Math.min(...startsOf((await outside(600, 1)).svg))).toBeGreaterThan(0);
    for (const outerSizeRatio of [0.2, 0.5])
      expect(Math.min(...startsOf((await outside(300, outerSizeRatio, 64)).svg))).toBeGreaterThan(
        0,
      );

    const linked = async (width: number, outerSizeRatio: number) => {
      const linkLabel = { maximumSection: Infinity };
      const { texts } = await draw(width, {}, { outerSizeRatio, linkLabel });
      return texts.filter((text) => text !== '');
    };
    const all = data.map((row) => row.name);
    expect((await linked(600, 0.5)).sort()).toEqual(all);
    const shortened = await linked(300, 0.5);
    expect(shortened).toHaveLength(3);
    for (const text of shortened) expect(text).toMatch(/^A.*…$/);
    expect((await linked(400, 0.2)).sort()).toEqual(all);
  });

  it('With fillOutside also lower radiusOutside, the room for labels beside the disk, 128 pixels by default: they wrap earlier.', async () => {
    const name = 'A name with many words that needs room';
    const draw = async (radiusOutside?: number) => {
      const { svg } = await renderPartition(
        {
          data: ['a', 'b', 'c'].map((end) => ({ name: `${name} ${end}`, part: '', value: 1 })),
          fillOutside: true,
          ...(radiusOutside && { radiusOutside }),
        },
        {
          partition: {
            outerSizeRatio: 0.5,
            emptySizeRatio: 0.6,
            fillLabel: { textColor: '#00aa00' },
          },
        },
      );
      const starts = [...svg.matchAll(/<path fill="#0A0"[^>]* transform="translate\(([\d.]+) /g)];
      return { svg, least: Math.min(...starts.map(([, x]) => Number(x))) };
    };
    const usual = await draw();
    expect((await draw(128)).svg).toBe(usual.svg);
    expect((await draw(64)).least).toBeGreaterThan(usual.least);
  });

  it('Linked labels also end in "…" after linkLabel.maxTextLength characters, 100 by default. One whose place would be above or below the chart is left out.', async () => {
    const draw = async (names: string[], linkLabel: object, outerSizeRatio = 0.3) => {
      const data = names.map((name) => ({ name, part: '', value: 1 }));
      const { texts } = await renderPartition(
        { data, valueFormatter: () => '' },
        {
          partition: {
            outerSizeRatio,
            linkLabel: { maximumSection: Infinity, fontSize: 4, maxCount: 99, ...linkLabel },
          },
        },
      );
      return texts.filter((text) => text !== '');
    };
    expect(await draw(['i'.repeat(100), 'short'], {})).toContain('i'.repeat(100));
    expect(await draw(['i'.repeat(101), 'short'], {})).toContain(`${'i'.repeat(99)}…`);
    expect(await draw(['seventeen', 'short'], { maxTextLength: 6 })).toContain('seven…');
    const many = Array.from({ length: 40 }, (_, index) => `slice ${index}`);
    expect(await draw(many, {}, 0.5)).toHaveLength(40);
    expect((await draw(many, { fontSize: 40 }, 0.5)).length).toBeLessThan(20);
  });

  it('valueGetter="percent" of Partition writes the share beside each name, and linkLabel.maximumSection: Infinity in the theme puts both outside.', async () => {
    const { Shares } = codeOn<{ Shares: (props: { rows: object[] }) => null }>(
      'docs/pie-and-donut',
      'Shares',
    );
    const shares = [
      { name: 'A', count: 3 },
      { name: 'B', count: 1 },
    ];
    const { texts } = await render(createElement(Shares, { rows: shares }));
    expect(texts).toEqual(['A', '75.0 %', 'B', '25.0 %']);
  });
});

/** Parts of regions with long names. */
const regions = [
  'North America',
  'Latin America and the Caribbean',
  'Europe, Middle East and Africa',
].flatMap((region, place) =>
  ['Bicycles', 'Helmets for children', 'Locks', 'Lamps'].map((product, index) => ({
    region,
    product,
    sold: 5 - index + place,
  })),
);
type Part = (typeof regions)[number];

/** Renders a sunburst of two rings, or of three. Returns all texts of its canvas, and of which rings are missing. */
async function ringsOf(
  partition: PartialTheme['partition'] = {},
  {
    height = 200,
    short = false,
    outer = ({ product }: Part) => product,
    third = false,
  }: { height?: number; short?: boolean; outer?: (row: Part) => string; third?: boolean } = {},
) {
  const theme = {
    partition: { minFontSize: 10, outerSizeRatio: 0.6, linkLabel: { maxCount: 30 }, ...partition },
  };
  const { texts } = await render(
    <Chart size={{ height }}>
      <Settings theme={theme} />
      <Partition
        id="rings"
        data={regions}
        valueAccessor={({ sold }) => sold}
        layers={[
          {
            groupByRollup: ({ region }: Part) => region,
            ...(short && { nodeLabel: (region) => String(region).slice(0, 2) }),
          },
          { groupByRollup: outer },
          ...(third ? [{ groupByRollup: ({ product }: Part) => `${product}, each` }] : []),
        ]}
      />
    </Chart>,
  );
  unmountAll();
  const count = (...names: string[]) => texts.filter((text) => names.includes(text)).length;
  return {
    inner: count(...(short ? ['No', 'La', 'Eu'] : ['America', 'Europe,', 'Caribbean'])),
    linked: count(...regions.map(({ region }) => region)),
    products: count('Helmets for children'),
    each: count('Helmets for children, each'),
  };
}

async function expectLinksOfOneRing() {
  for (const maxCount of [5, 30, Infinity])
    for (const maximumSection of [undefined, Infinity]) {
      const linkLabel = { maxCount, ...(maximumSection && { maximumSection }) };
      const two = await ringsOf({ linkLabel });
      expect(two).toMatchObject({ inner: 0, linked: 0 });
      expect(two.products).toBeGreaterThan(0);
      const three = await ringsOf({ linkLabel }, { third: true });
      expect(three).toMatchObject({ inner: 0, linked: 0, products: 0 });
      expect(three.each).toBeGreaterThan(0);
    }
  // All labels of the outer ring fit.
  const inner = await ringsOf({}, { outer: ({ product }) => (product > 'L' ? 'A' : 'B') });
  expect(inner.linked).toBe(3);
}

describe('api/specs/Partition', () => {
  it(
    'Only one layer has linked labels: the outermost in which a label does not fit. Labels of inner layers that do not fit are left out.',
    expectLinksOfOneRing,
  );
});

describe('docs/pie-and-donut', () => {
  it(
    'With several layers this is so in the outermost layer in which a label does not fit: inner labels are left out.',
    expectLinksOfOneRing,
  );
});

describe('docs/troubleshooting', () => {
  it(
    'In a sunburst, labels of inner rings are never linked while one of an outer ring does not fit.',
    expectLinksOfOneRing,
  );
});

describe('docs/treemap-and-sunburst', () => {
  it(
    'A sunburst links labels to their sectors in one ring only: the outermost in which a label does not fit. Labels in the rings inside of it that do not fit are left out, whatever partition.linkLabel.maxCount is.',
    expectLinksOfOneRing,
  );

  it('More room makes more labels fit: a larger chart, a smaller hole with partition.emptySizeRatio, or a lower partition.minFontSize.', async () => {
    expect((await ringsOf()).inner).toBe(0);
    expect((await ringsOf({}, { height: 600 })).inner).toBeGreaterThan(0);
    expect((await ringsOf({ minFontSize: 4 })).inner).toBeGreaterThan(0);
    expect((await ringsOf({}, { short: true })).inner).toBeGreaterThan(0);
    const hole = async (emptySizeRatio: number) =>
      (await ringsOf({ emptySizeRatio }, { short: true })).inner;
    expect(await hole(0.7)).toBeLessThan(await hole(0));
  });

  it('A name that nodeLabel shortens is short in the legend and the tooltip, too.', async () => {
    const rendered = await render(
      <Chart size={{ height: 300 }}>
        <Settings showLegend />
        <Partition
          id="short"
          data={[{ region: 'North America', sold: 1 }]}
          valueAccessor={({ sold }: { sold: number }) => sold}
          layers={[
            {
              groupByRollup: ({ region }: { region: string }) => region,
              nodeLabel: (region) => String(region).slice(0, 2),
            },
          ]}
        />
      </Chart>,
    );
    expect(legendItemsOf(rendered).map(({ label }) => label)).toEqual(['No']);
    const tooltip = await tooltipAt(rendered.container, 200, 150);
    expect(tooltip?.textContent).toContain('No');
    expect(tooltip?.textContent).not.toContain('North');
  });

  it('It has no labels: show the legend, which lists the parts by value. It draws the first layer only, but the legend lists all: pass one.', async () => {
    const second = '#123456';
    const waffle = async (layers: PartitionLayer<Row>[]) => {
      const rendered = await render(
        <Chart size={{ height: 300 }}>
          <Settings showLegend />
          <Partition
            id="p"
            layout={PartitionLayout.waffle}
            data={rows}
            valueAccessor={({ value }) => value}
            layers={layers}
          />
        </Chart>,
      );
      const entries = legendItemsOf(rendered).map(({ label }) => label);
      expect(rendered.texts).toHaveLength(entries.length);
      expect(rendered.svg).not.toContain(second);
      return entries;
    };
    const names = ['large', 'middle', 'small'];
    expect(await waffle([layer])).toEqual(names);
    const parts = { groupByRollup: ({ part }: Row) => part, shape: { fillColor: second } };
    expect(await waffle([layer, parts])).toEqual([...names, 'b', 'c', 'a']);
  });

  it('A label that does not fit at partition.minFontSize is left out, or cut off with clipText.', async () => {
    const name = 'a'.repeat(80);
    const textsWith = async (minFontSize: number, clipText: boolean, label: string) => {
      const { texts } = await renderPartition(
        { layout: PartitionLayout.treemap },
        { partition: { minFontSize, maxFontSize: 50 } },
        [{ ...layer, nodeLabel: () => label, fillLabel: { clipText } }],
      );
      return texts;
    };
    expect(await textsWith(8, false, 'fits')).toContain('fits');
    expect(await textsWith(8, false, name)).not.toContain(name);
    expect(await textsWith(8, true, name)).toContain(name);
    const middle = 'b'.repeat(30);
    expect(await textsWith(8, false, middle)).toContain(middle);
    expect(await textsWith(40, false, middle)).not.toContain(middle);
  });

  it(
    'The last layer of these layouts gets no room, so that a single layer draws nothing: end layers with one more that is not shown, as the example does.',
    expectRoomForAllButLast,
  );

  it('drilldown has no effect.', async () => {
    for (const { layout, clipText } of combinations({
      layout: Object.values(PartitionLayout),
      clipText: [false, true],
    })) {
      const fillLabel = { clipText };
      const layers = [
        { ...layer, fillLabel },
        { ...layer, fillLabel, groupByRollup: ({ part }: Row) => part },
      ];
      /** Returns the drawings before and after a click. */
      const drawings = async (drilldown: boolean) => {
        const before = await renderPartition({ layout, drilldown }, {}, layers);
        await click(before.container, 330, 120);
        const after = await before.rerender(chart({ layout, drilldown }, {}, layers));
        const both = [drawingOf(before), drawingOf(after)];
        unmountAll();
        return both;
      };
      const without = await drawings(false);
      expect(await drawings(true)).toEqual(without);
      // A click zooms without drilldown, too.
      const zooms =
        clipText && [PartitionLayout.icicle, PartitionLayout.flame].includes(layout as never);
      expect(without[0] === without[1]).toBe(!zooms);
    }
  });

  it("Readers zoom by a click if the chart has one Partition, its layout is icicle or flame, and every layer has fillLabel: { clipText: true }, its own or the theme's.", async () => {
    const own = [undefined, false, true];
    for (const { layout, inTheme, first, second } of combinations({
      layout: [PartitionLayout.icicle, PartitionLayout.flame, PartitionLayout.treemap],
      inTheme: [false, true],
      first: own,
      second: own,
    })) {
      const layers = [
        { ...layer, fillLabel: { clipText: first } },
        { ...layer, fillLabel: { clipText: second }, groupByRollup: ({ part }: Row) => part },
      ];
      const theme = { partition: { fillLabel: { clipText: inTheme } } };
      const before = await renderPartition({ layout }, theme, layers);
      await click(before.container, 330, 120);
      const after = await before.rerender(chart({ layout }, theme, layers));
      const zooms = (first ?? inTheme) && (second ?? inTheme) && layout !== PartitionLayout.treemap;
      expect(drawingOf(before) === drawingOf(after)).toBe(!zooms);
      unmountAll();
    }
  });

  it('topGroove is the height of the strip in which a parent box carries its label, at most a third of the box; with 0 parents have none.', async () => {
    const drawn = async (topGroove: number) => {
      const { debugState, texts } = await renderPartition(
        { layout: PartitionLayout.treemap, topGroove, data: rows.slice(0, 2) },
        {},
        [{ ...layer, groupByRollup: () => 'Parent' }, layer],
      );
      const boxes = debugState!.partition![0]!.partitions.filter(({ depth }) => depth === 2);
      // Boxes of children fill what the strip leaves, to the lower edge of 300 pixels.
      const strip = 2 * Math.max(...boxes.map(({ coords }) => coords[1])) - 300;
      return { strip, hasLabel: texts.includes('Parent') };
    };
    expect(await drawn(0)).toEqual({ strip: expect.any(Number), hasLabel: false });
    expect((await drawn(20)).hasLabel).toBe(true);
    const strips = await Promise.all([0, 20, 50, 200].map((height) => drawn(height)));
    const [none = NaN, ...others] = strips.map(({ strip }) => strip);
    expect(others.map((strip) => Math.round(strip - none))).toEqual([20, 50, 100]);
  });

  it('node.path is the way to the node: the panel, the root, then one entry for each level, so node.path[2] is the node of the first level.', async () => {
    const paths: unknown[] = [];
    await renderPartition({ layout: PartitionLayout.treemap }, {}, [
      layer,
      {
        groupByRollup: ({ part }: Row) => part,
        shape: {
          fillColor: (_part, _index, { path }) => {
            paths.push([path[2]?.value, path.length]);
            return '#54b399';
          },
        },
      },
    ]);
    expect(paths).toContainEqual(['large', 4]);
  });

  it('A shape without fillColor is dark red.', async () => {
    const { debugState } = await renderPartition({ layout: PartitionLayout.treemap }, {}, [
      { groupByRollup: ({ name }: Row) => name },
    ]);
    expect(debugState?.partition?.[0]?.partitions[0]?.color).toBe('rgba(128, 0, 0, 0.5)');
  });

  it('Shares are rounded: a small part can have no cell, and equal parts can differ by one.', async () => {
    const fills = ['#aa0000', '#00aa00', '#0000aa', '#00aaaa'];
    /** Returns how many cells each part has, from the largest to the smallest. */
    const cells = async (...values: number[]) => {
      const data = values.map((value, index) => ({ name: `${index}`, part: '', value }));
      const { svg } = await renderPartition({ layout: PartitionLayout.waffle, data }, {}, [
        { ...layer, shape: { fillColor: (_name, index) => fills[index]! } },
      ]);
      const drawn = [...svg.matchAll(/fill="([^"]+)" (?:transform|d=)/g)].map(([, fill]) => fill);
      const colors = fills.map((fill) => fill.toUpperCase().replace(/#(.)\1(.)\2(.)\3/, '#$1$2$3'));
      return colors.map((color) => drawn.filter((fill) => fill === color).length);
    };
    expect(await cells(50, 30, 20)).toEqual([50, 30, 20, 0]);
    expect(await cells(99.6, 0.2, 0.2)).toEqual([100, 0, 0, 0]);
    expect(await cells(1, 1, 1)).toEqual([33, 34, 33, 0]);
  });

  it('as in the data, unless a layer has a sortPredicate', async () => {
    const names = async (layout: PartitionLayout, props: Partial<PartitionLayer<Row>> = {}) => {
      const { debugState } = await renderPartition({ layout }, {}, [
        layer,
        { groupByRollup: ({ part }: Row) => part, ...props },
      ]);
      const { partitions } = debugState!.partition![0]!;
      return partitions.filter(({ depth }) => depth === 1).map(({ name }) => name);
    };
    for (const layout of [PartitionLayout.icicle, PartitionLayout.flame]) {
      expect(await names(layout)).toEqual(['small', 'large', 'middle']);
      expect(await names(layout, { sortPredicate: () => 0 })).toEqual(['large', 'middle', 'small']);
    }
  });

  it('The widths of the columns are shares of the first layer, the heights of the boxes shares of the second one.', async () => {
    const data = [
      { name: 'A', part: 'x', value: 30 },
      { name: 'A', part: 'y', value: 10 },
      { name: 'B', part: 'x', value: 30 },
      { name: 'B', part: 'y', value: 30 },
    ];
    const { debugState } = await renderPartition(
      { layout: PartitionLayout.mosaic, topGroove: 0, data },
      { partition: { sectorLineWidth: 0 } },
      [layer, { groupByRollup: ({ part }: Row) => part }],
    );
    const middles = debugState!.partition![0]!.partitions.map(({ name, coords }) => [
      name,
      ...coords.map(Math.round),
    ]);
    // B is 60 % of 600 pixels wide, A 40 %. In A, x is 75 % of 300 pixels high.
    expect(middles).toEqual([
      ['B', 180, 150],
      ['A', 480, 150],
      ['x', 180, 75],
      ['y', 180, expect.closeTo(225, -1)],
      ['x', 480, expect.closeTo(112.5, -1)],
      ['y', 480, expect.closeTo(262.5, -1)],
    ]);
  });

  it('onElementClick reports the layers from the first down to the clicked one.', async () => {
    for (const { layout, x, y, keys } of [
      { layout: PartitionLayout.sunburst, x: 250, y: 150, keys: ['large'] },
      { layout: PartitionLayout.sunburst, x: 180, y: 150, keys: ['large', 'b'] },
      { layout: PartitionLayout.treemap, x: 100, y: 10, keys: ['large'] },
      { layout: PartitionLayout.treemap, x: 100, y: 150, keys: ['large', 'b'] },
      { layout: PartitionLayout.mosaic, x: 100, y: 150, keys: ['large', 'b'] },
      { layout: PartitionLayout.icicle, x: 30, y: 10, keys: ['small'] },
      { layout: PartitionLayout.icicle, x: 30, y: 290, keys: ['small', 'a'] },
    ] as const) {
      const clicked: unknown[] = [];
      const { container } = await render(
        <Chart size={{ height: 300 }}>
          <Settings
            onElementClick={([element]) => {
              const [layers] = element as PartitionElementEvent;
              clicked.push(layers.map(({ groupByRollup }) => groupByRollup));
            }}
          />
          <Partition
            id="p"
            layout={layout}
            data={rows}
            valueAccessor={({ value }) => value}
            topGroove={30}
            layers={[
              layer,
              { groupByRollup: ({ part }: Row) => part },
              ...(layout === PartitionLayout.icicle ? [{ groupByRollup: () => '' }] : []),
            ]}
          />
        </Chart>,
      );
      await click(container, x, y);
      expect(clicked).toEqual([keys]);
      unmountAll();
    }
  });

  it('Lines of a label overlap in icicle and flame: set maxRowCount={1} there.', async () => {
    const name = 'several words in a label of three lines that need room';
    const last = { groupByRollup: () => '', showAccessor: () => false };
    /** Returns the height of a label of three lines, in pixels. */
    const heightIn = async (layout: PartitionLayout, maxRowCount?: number) => {
      const chart = await renderPartition(
        {
          layout,
          topGroove: 0,
          data: [1, 2, 3].map((part) => ({ name, part: `${part}`, value: 1 })),
          ...(maxRowCount && { maxRowCount }),
        },
        { partition: { sectorLineWidth: 0, fillLabel: { textColor: '#aa0000' } } },
        [
          {
            groupByRollup: ({ part }: Row) => part,
            nodeLabel: () => name,
            shape: { fillColor: '#ffffff' },
          },
          ...(layout === PartitionLayout.mosaic ? [] : [last]),
        ],
      );
      const columns = Array.from({ length: 150 }, (_, x) => x + 5);
      const ys = (await drawnAt(chart, '#aa0000', columns)).flat();
      unmountAll();
      return ys.length > 0 ? Math.max(...ys) - Math.min(...ys) : 0;
    };
    const apart = await heightIn(PartitionLayout.mosaic);
    for (const layout of [PartitionLayout.icicle, PartitionLayout.flame]) {
      const overlapping = await heightIn(layout);
      expect(overlapping).toBeGreaterThan(16);
      expect(overlapping).toBeLessThan(0.8 * apart);
      expect(await heightIn(layout, 1)).toBeLessThan(16);
    }
  });

  it('A second Partition in a chart draws the data of the first again, on top of it.', async () => {
    const fills = async (second: boolean) => {
      const { svg } = await render(
        <Chart size={{ height: 300 }}>
          <Partition id="p" data={rows} valueAccessor={({ value }) => value} layers={[layer]} />
          {second && (
            <Partition
              id="q"
              data={[...rows, ...rows.map((row) => ({ ...row, name: `${row.name} 2` }))]}
              valueAccessor={({ value }) => value}
              layers={[{ ...layer, shape: { fillColor: '#123456' } }]}
            />
          )}
        </Chart>,
      );
      return svg.match(/(?<=fill=")#(54B399|123456)/g)?.sort();
    };
    expect(await fills(false)).toEqual(Array(3).fill('#54B399'));
    expect(await fills(true)).toEqual([...Array(3).fill('#123456'), ...Array(3).fill('#54B399')]);
  });
});

describe('docs/pie-and-donut', () => {
  it('valueAccessor reads the number of a row, groupByRollup says which slice the row belongs to. Rows of the same slice are added up.', async () => {
    const data = [...rows, { name: 'small', part: 'd', value: 15 }];
    const { texts } = await renderPartition({ data });
    expect(texts).toEqual(expect.arrayContaining(['small', '35', 'large', '50', 'middle', '30']));
  });

  it('0, the default, makes a pie, 0.6 a ring.', async () => {
    const outerRadius = 150 * LIGHT_THEME.partition.outerSizeRatio;
    /** Whether there is a slice that close to the center of the disk. */
    const isSliceAt = async (radius: number, theme: PartialTheme) => {
      const { container } = await renderPartition({}, theme);
      const tooltip = await tooltipAt(container, 300 - radius * outerRadius, 150);
      unmountAll();
      return tooltip !== null;
    };
    for (const radius of [0.1, 0.55]) {
      expect(await isSliceAt(radius, {})).toBe(true);
      expect(await isSliceAt(radius, { partition: { emptySizeRatio: 0 } })).toBe(true);
      expect(await isSliceAt(radius, { partition: { emptySizeRatio: 0.6 } })).toBe(false);
    }
    expect(await isSliceAt(0.65, { partition: { emptySizeRatio: 0.6 } })).toBe(true);
  });

  it('valueGetter="percent" writes the share in place of the sum, formatted by percentFormatter, or by fillLabel.valueFormatter of the layer. Tooltip and legend keep the sum; the tooltip adds the percentage.', async () => {
    const draw = (layers: PartitionLayer<Row>[]) =>
      render(
        <Chart size={{ height: 300 }}>
          <Settings showLegend legendValues={['value']} />
          <Partition
            id="p"
            data={rows}
            valueAccessor={({ value }) => value}
            valueGetter="percent"
            valueFormatter={(value) => `sum ${value}`}
            percentFormatter={(percent) => `${percent} percent`}
            layers={layers}
          />
        </Chart>,
      );
    const { texts, container } = await draw([layer]);
    expect(texts.filter((text) => text.includes('50'))).toEqual(['50 percent', 'sum 50']);
    const tooltip = await tooltipAt(container, 100, 150);
    expect(tooltip?.textContent).toMatch(/sum 50\s\(50 percent\)/);
    const own = { valueFormatter: (share: number) => `share ${share}` };
    const others = (await draw([{ ...layer, fillLabel: own }])).texts;
    expect(others.filter((text) => text.includes('50'))).toEqual(['share 50', 'sum 50']);
  });

  it('Show the legend: showLegend on Settings names all slices, also those without room.', async () => {
    const data = [100, 0.001, 0].map((value, index) => ({ name: 'abc'[index]!, part: '', value }));
    for (const layout of Object.values(PartitionLayout)) {
      const rendered = await render(
        <Chart size={{ height: 300 }}>
          <Settings showLegend />
          <Partition
            id="p"
            layout={layout}
            data={data}
            valueAccessor={({ value }) => value}
            layers={[layer]}
          />
        </Chart>,
      );
      expect(legendItemsOf(rendered).map(({ label }) => label)).toEqual(['a', 'b', 'c']);
    }
  });

  it('Sums such as 0.30000000000000004 appear without valueFormatter.', async () => {
    const data = [0.1, 0.2].map((value) => ({ name: 'a', part: '', value }));
    const other = { name: 'b', part: '', value: 0.4 };
    const textsWith = async (props: Partial<RowsProps>) =>
      (await renderPartition({ data: [...data, other], ...props })).texts;
    expect(await textsWith({})).toContain('0.30000000000000004');
    expect(await textsWith({ valueFormatter: (value) => value.toFixed(1) })).toContain('0.3');
  });
});

describe('docs/testing', () => {
  it('The debug state of a partition has the center of each slice; bars and points are found by their share of the plot.', async () => {
    const layers = [layer, { groupByRollup: ({ part }: Row) => part }];
    for (const layout of ['sunburst', 'treemap', 'icicle'] as const) {
      unmountAll();
      let clicked: unknown;
      const { container, debugState } = await render(
        <Chart size={{ height: 300 }}>
          <Settings
            debugState
            onElementClick={([element]) => {
              clicked = (element as PartitionElementEvent)[0].at(-1)?.groupByRollup;
            }}
          />
          <Partition
            id="slices"
            layout={layout}
            data={rows}
            valueAccessor={({ value }: Row) => value}
            layers={layers}
          />
        </Chart>,
      );
      const slices = debugState?.partition?.[0]?.partitions ?? [];
      const lastDepth = Math.max(...slices.map(({ depth }) => depth));
      const last = slices.filter(({ depth }) => depth === lastDepth).slice(0, 2);
      expect(last).toHaveLength(2);
      for (const { name, coords } of last) {
        clicked = undefined;
        await click(container, ...coords);
        expect(clicked, layout).toBe(name);
      }
    }
  });
});
