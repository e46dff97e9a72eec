import { Axis, LineSeries, Position, type AxisProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

type TickLabel = NonNullable<NonNullable<AxisProps['style']>['tickLabel']>;
type Scale = 'linear' | 'ordinal' | 'time';

const day = 24 * 3_600_000;
const words = 'a label of several words that does not fit into the room of one line';

const chart = (tickLabel: TickLabel, scale: Scale = 'ordinal', axis: Partial<AxisProps> = {}) =>
  renderChart(
    <>
      <Axis
        id="axis"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={(value) => `${String(value)}: ${words}`}
        style={{ tickLabel }}
        {...axis}
      />
      <LineSeries
        id="line"
        data={[1, 2, 3, 4].map((x) => ({ x: x * day, y: x }))}
        timeZone="UTC"
        xScaleType={scale}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );

describe('reference/notes/AxisStyle', () => {
  it('fontWeight has no effect; tick labels are always normal.', async () => {
    const drawing = async (tickLabel: TickLabel) => drawingOf(await chart(tickLabel));
    const plain = await drawing({});
    for (const fontWeight of ['bold', 900, 'lighter'])
      expect(await drawing({ fontWeight } as TickLabel)).toBe(plain);
    expect(await drawing({ fontSize: 8 })).not.toBe(plain);
  });

  it('Numeric axes never wrap, only category and time axes do.', async () => {
    const lines = async (wrapLines: number, scale: Scale, axis?: Partial<AxisProps>) => {
      const { texts } = await chart({ wrapLines, maxLength: 90 }, scale, axis);
      return texts.length;
    };
    const left = { position: Position.Left };
    for (const [scale, axis] of [['linear'], ['linear', left], ['ordinal', left]] as const)
      expect(await lines(4, scale, axis)).toBe(await lines(1, scale, axis));
    for (const scale of ['ordinal', 'time'] as const)
      expect(await lines(4, scale)).toBeGreaterThan(await lines(1, scale));
  });

  it('minLength: pixels below which the available length never falls.', async () => {
    const labels = async (minLength: number) => {
      const { texts } = await chart({ maxLength: 30, minLength, wrapLines: 1, truncate: 'end' });
      return texts.join('\n');
    };
    expect(await labels(0)).not.toContain('several words');
    expect(await labels(300)).toContain('several words');
  });
});
