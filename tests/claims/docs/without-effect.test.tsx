import {
  BarSeries,
  Chart,
  Flame,
  Settings,
  type ColumnarViewModel,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { drawingOf } from '../drawing-of';
import { flameColumns } from '../every-chart';
import { render } from '../render-chart';

const bars = (settings: SettingsProps, height = 1) => (
  <Chart id="bars" size={{ height: 300 }}>
    <Settings {...settings} />
    <BarSeries id="a" data={[{ x: 'a', y: height }]} xAccessor="x" yAccessors={['y']} />
  </Chart>
);

describe('docs/accessibility', () => {
  it('no effect', async () => {
    const label: SettingsProps = { ariaLabel: 'Name' };
    const plain = (await render(bars(label))).container.innerHTML;
    const levels = await render(bars({ ...label, ariaLabelHeadingLevel: 'h1' }));
    expect(levels.container.innerHTML).toBe(plain);
  });

  it('Charts do not animate data, and animateData has no effect.', async () => {
    const plain = drawingOf(await render(bars({}, 5)));
    for (const animateData of [true, false]) {
      const { rerender } = await render(bars({ animateData }, 1));
      expect(drawingOf(await rerender(bars({ animateData }, 5)))).toBe(plain);
    }
  });
});

describe('docs/responsive-size', () => {
  it('resizeDebounce has no effect.', async () => {
    const minute = 60_000;
    const plain = drawingOf(await render(bars({})));
    expect(drawingOf(await render(bars({ resizeDebounce: minute })))).toBe(plain);
  });
});

const flame = (columnarData: ColumnarViewModel) => (
  <Chart size={{ height: 300 }}>
    <Flame
      id="flame"
      columnarData={columnarData}
      controlProviderCallback={{}}
      valueAccessor={() => 0}
      valueFormatter={String}
    />
  </Chart>
);

async function expectErrorThatNamesArrays() {
  const short = flame({ ...flameColumns, label: ['root'] });
  await expect(render(short)).rejects.toThrow(/label/);
  const { rerender } = await render(flame(flameColumns));
  expect((await rerender(short)).container.textContent).not.toContain('The chart has failed.');
}

describe('docs/flame-charts', () => {
  it('valueAccessor, valueFormatter, valueGetter and animation are not read by the chart: leave them out.', async () => {
    const unread = {
      valueAccessor: vi.fn(() => 0),
      valueFormatter: vi.fn(String),
      valueGetter: vi.fn(() => 0),
    };
    const look = async (props: object) => {
      const { container } = await render(
        <Chart id="flame" size={{ height: 300 }}>
          <Flame
            id="flame"
            columnarData={flameColumns}
            controlProviderCallback={{}}
            animation={{ duration: 0 }}
            {...props}
          />
        </Chart>,
      );
      return container.innerHTML;
    };
    expect(await look({ ...unread, animation: { duration: 5000 } })).toBe(await look({}));
    for (const callback of Object.values(unread)) expect(callback).not.toHaveBeenCalled();
  });

  it('Without WebGL the chart stays empty, and no error is thrown.', async () => {
    const { container } = await render(flame(flameColumns));
    expect(container.querySelector('canvas')).not.toBeNull();
  });

  it(
    'Arrays of different length throw an error that names them when the chart is created, but not in an update.',
    expectErrorThatNamesArrays,
  );
});

describe('api/specs/Flame', () => {
  it(
    'Arrays of different length throw an error that names them when the chart is created, but not in an update.',
    expectErrorThatNamesArrays,
  );
});

describe('reference/notes/FlameSpec', () => {
  it('Columns whose lengths do not match throw an error on mount.', expectErrorThatNamesArrays);
});
