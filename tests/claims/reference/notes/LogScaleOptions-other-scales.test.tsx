import { Axis, LineSeries, Position, ScaleType, type SettingsProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

type Scale = 'linear' | 'log' | 'sqrt';

/** Returns the drawing of a line, with options of the domains of its axes. */
async function drawing(scales: { x: Scale; y: Scale }, domains: { x?: object; y?: object } = {}) {
  const open = { min: NaN, max: NaN };
  return drawingOf(
    await renderChart(
      <>
        <Axis id="x" position={Position.Bottom} />
        <Axis id="y" position={Position.Left} domain={{ ...open, ...domains.y }} />
        <LineSeries
          id="line"
          data={[
            { x: 1, y: 3 },
            { x: 200, y: 500 },
          ]}
          xScaleType={scales.x}
          yScaleType={scales.y}
          xNice
          yNice
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
      { xDomain: { ...open, ...domains.x } as SettingsProps['xDomain'] },
    ),
  );
}

const { Linear, Log, Sqrt } = ScaleType;

describe('reference/notes/LogScaleOptions', () => {
  it('On other scales they have no effect.', async () => {
    const options = [{ logMinLimit: 20 }, { logBase: 2 }];
    for (const y of options) {
      for (const scale of [Linear, Sqrt]) {
        const scales = { x: Linear, y: scale };
        expect(await drawing(scales, { y })).toBe(await drawing(scales));
      }
      const log = { x: Linear, y: Log };
      expect(await drawing(log, { y })).not.toBe(await drawing(log));
    }
  });

  it('It has no effect on the x scale.', async () => {
    const scales = { x: Log, y: Linear };
    const plain = await drawing(scales);
    expect(await drawing(scales, { x: { logMinLimit: 20 } })).toBe(plain);
    expect(await drawing(scales, { x: { min: 20 } })).not.toBe(plain);
    expect(await drawing(scales, { x: { logBase: 2 } })).not.toBe(plain);
  });
});
