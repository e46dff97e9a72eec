import {
  Axis,
  LineSeries,
  Position,
  ScaleType,
  type ProjectionAreaChangeListener,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { renderChart } from '../render-chart';

describe('docs/linked-charts', () => {
  it('A chart without the right axis of another needs its room. Set chartMargins.right of the theme to the width of that axis plus the right margin of the other chart, such as 60 + 8.', async () => {
    const plot = async (hasAxis: boolean, right: number) => {
      const onProjectionAreaChange = vi.fn<ProjectionAreaChangeListener>();
      await renderChart(
        <>
          {hasAxis && (
            <Axis id="right" position={Position.Right} style={{ minExtent: 60, maxExtent: 60 }} />
          )}
          <LineSeries
            id="a"
            data={[1, 2].map((x) => ({ x, y: x }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
        { theme: { chartMargins: { left: 0, right } }, onProjectionAreaChange },
      );
      const [event] = onProjectionAreaChange.mock.lastCall ?? [];
      return [event?.projection.left, event?.projection.width];
    };
    expect(await plot(false, 68)).toEqual(await plot(true, 8));
    expect(await plot(false, 8)).not.toEqual(await plot(true, 8));
  });
});
