import {
  AMSTERDAM_DARK_THEME,
  AMSTERDAM_LIGHT_THEME,
  BarSeries,
  Chart,
  DARK_THEME,
  getChartsTheme,
  LIGHT_THEME,
  LineSeries,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { drawingOf } from '../../../plugins/chart-examples/headless';
import { otherCharts } from '../every-chart';
import { click, mouse, surfaceOf } from '../pointer';
import { elementIn, render, unmountAll } from '../render-chart';
import { showExample } from '../show-example';

let compared: Promise<void> | undefined;

/** Expects that `TooltipType.None` switches off the listeners of elements in XY charts, and in no others. */
const expectListeners = () => (compared ??= compareListeners());

async function compareListeners() {
  const { heatmap, partition, goal } = otherCharts;
  const series = {
    data: [1, 2, 3].map((x) => ({ x, y: 3 })),
    xScaleType: ScaleType.Linear,
    xAccessor: 'x',
    yAccessors: ['y'],
  };
  const charts = {
    bars: <BarSeries id="bars" {...series} />,
    line: <LineSeries id="line" {...series} data={[1, 2, 3].map((x) => ({ x, y: x - 1 }))} />,
    heatmap,
    partition,
    goal,
  };
  const { VerticalCursor, Follow, None } = TooltipType;
  for (const [name, chart] of Object.entries(charts))
    for (const type of [VerticalCursor, Follow, None]) {
      const listeners = { onElementClick: vi.fn(), onElementOver: vi.fn(), onElementOut: vi.fn() };
      const { container } = await render(
        <Chart size={{ width: 600, height: 300 }}>
          <Settings {...listeners} />
          <Tooltip type={type} />
          {chart}
        </Chart>,
      );
      for (const [x, y] of [
        [300, 150],
        [300, 200],
        [200, 200],
      ] as const)
        await click(container, x, y);
      await mouse(surfaceOf(container), 'mouseleave', -10, -10);
      const isXY = name === 'bars' || name === 'line';
      const { onElementClick, onElementOver, onElementOut } = listeners;
      for (const listener of [onElementClick, onElementOver])
        expect(listener.mock.calls.length > 0, `${name} ${type}`).toBe(!isXY || type !== None);
      if (isXY) expect(onElementOut.mock.calls.length > 0, `${name} ${type}`).toBe(type !== None);
      unmountAll();
    }
}

describe('examples/tooltip/none', () => {
  it('In XY charts it also switches off the element listeners of Settings.', expectListeners);
});

describe('examples/tooltip', () => {
  it('In XY charts it also stops onElementClick and onElementOver.', expectListeners);
});

const expectThemes = () => {
  const themes = {
    EUI_THEME_AMSTERDAM: { LIGHT: AMSTERDAM_LIGHT_THEME, DARK: AMSTERDAM_DARK_THEME },
    EUI_THEME_BOREALIS: { LIGHT: LIGHT_THEME, DARK: DARK_THEME },
  };
  for (const [name, modes] of Object.entries(themes))
    for (const [mode, theme] of Object.entries(modes))
      expect(getChartsTheme(name, mode as 'LIGHT' | 'DARK')).toBe(theme);
};

describe('examples/theme/amsterdam', () => {
  it('getChartsTheme returns a whole theme by its name and color mode in EUI.', expectThemes);
});

describe('examples/theme', () => {
  it(
    'getChartsTheme returns a whole theme by name and color mode, from which you can use a part.',
    expectThemes,
  );
});

describe('examples/timeslip/memory', () => {
  it('Scroll to zoom and drag to pan: the axis changes from years to milliseconds and back.', async () => {
    const { container } = await showExample('timeslip/memory');
    const canvas = elementIn<HTMLCanvasElement>(container, 'canvas');
    const settle = () => new Promise((resolve) => setTimeout(resolve, 600));
    /** Returns all texts that the chart has drawn until now. */
    const texts = async () => {
      await settle();
      return drawingOf(canvas)!.texts;
    };
    const send = (
      type: string,
      offsetX: number,
      init: MouseEventInit & { deltaY?: number } = {},
    ) => {
      const Type = type === 'wheel' ? window.WheelEvent : window.MouseEvent;
      const event = new Type(type, { bubbles: true, cancelable: true, ...init });
      // jsdom has no layout.
      Object.defineProperties(event, { offsetX: { value: offsetX }, offsetY: { value: 200 } });
      canvas.dispatchEvent(event);
      return new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const scroll = async (deltaY: number) => {
      for (let count = 0; count < 20; count++) await send('wheel', 300, { deltaY });
      return texts();
    };
    const range = (all: string[]) => all.filter((text) => text.includes('—')).at(-1);
    const before = await texts();
    expect(before).toContain('1 bar = 1 week');
    await send('mousedown', 300, { buttons: 1 });
    for (const x of [250, 200]) await send('mousemove', x, { buttons: 1 });
    await send('mouseup', 200);
    expect(range(await texts())).not.toBe(range(before));
    expect(await scroll(-1600)).toContain('1 bar = 1 millisecond');
    expect(await scroll(1600)).toContain('1 bar = 1 year');
  });
});
