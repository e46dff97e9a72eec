import {
  Goal,
  Partition,
  PartitionLayout,
  type ArcStyle,
  type PartialTheme,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { heatmap, lines, partition } from '../../chart-types';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

const sunburst = (
  <Partition
    id="sunburst"
    layout={PartitionLayout.sunburst}
    data={[{ name: 'a', size: 1 }]}
    valueAccessor={({ size }) => size}
    layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
  />
);
const gauge = <Goal id="goal" subtype="goal" base={0} actual={3} domain={{ min: 0, max: 9 }} />;

const drawingsWith = async (theme: PartialTheme) => {
  const drawings = [];
  for (const specs of [sunburst, partition, gauge, heatmap, lines])
    drawings.push(drawingOf(await renderChart(specs, { theme })));
  return drawings;
};

/** Expects that arcs with a style are drawn as without, while the style of partition charts has an effect. */
async function expectNoEffect(arc: Partial<ArcStyle>) {
  const plain = await drawingsWith({});
  expect(await drawingsWith({ arcSeriesStyle: { arc } })).toEqual(plain);
  const [changed] = await drawingsWith({ partition: { sectorLineWidth: 9 } });
  expect(changed).not.toBe(plain[0]);
}

const all: ArcStyle = {
  visible: false,
  fill: '#C03060',
  stroke: '#C03060',
  strokeWidth: 9,
  opacity: 0.2,
};

describe('reference/notes/ArcStyle', () => {
  it('No effect: no chart reads this style.', () => expectNoEffect(all));

  // visible
  it('No effect.', () => expectNoEffect({ visible: false }));

  // fill
  it('No effect.', () => expectNoEffect({ fill: '#C03060' }));

  // stroke
  it('No effect.', () => expectNoEffect({ stroke: '#C03060' }));

  // strokeWidth
  it('No effect.', () => expectNoEffect({ strokeWidth: 9 }));

  // opacity
  it('No effect.', () => expectNoEffect({ opacity: 0.2 }));
});

describe('reference/notes/ArcSeriesStyle', () => {
  it('No effect: no chart reads this style.', () => expectNoEffect(all));

  // arc
  it('No effect.', () => expectNoEffect(all));
});
