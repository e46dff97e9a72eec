import { Axis, BarSeries, LineSeries, Position, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../../render-chart';

const accessors = { xAccessor: 'x', yAccessors: ['y'], xScaleType: ScaleType.Linear };
const low = [0.3, 6.3].map((x) => ({ x, y: x }));

/** Returns the drawing of two lines. */
async function linesOf(props: object, otherProps: object) {
  const { svg } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} />
      <Axis id="y" position={Position.Left} />
      <LineSeries id="a" data={low} color="#123456" {...accessors} {...props} />
      <LineSeries id="b" data={low} {...accessors} {...otherProps} />
    </>,
  );
  return svg;
}

describe('api/specs/types/SeriesScales', () => {
  it('Every series of the chart must set xNice, every series of the group yNice.', async () => {
    for (const prop of ['xNice', 'yNice']) {
      const nice = { [prop]: true };
      const plain = await linesOf({}, {});
      expect(await linesOf(nice, {}), prop).toBe(plain);
      expect(await linesOf(nice, nice), prop).not.toBe(plain);
    }
  });
});

describe('api/specs/types/Spec', () => {
  it('The id must be unique among all specs of a chart, axes and annotations included.', async () => {
    const { debugState } = await renderChart(
      <>
        <Axis id="a" position={Position.Left} />
        <BarSeries id="a" data={low} {...accessors} />
        <BarSeries id="b" data={low} {...accessors} />
      </>,
    );
    expect(debugState?.bars?.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(debugState?.axes?.y).toEqual([]);
  });
});
