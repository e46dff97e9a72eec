import { readFileSync } from 'node:fs';
import {
  AreaSeries,
  Axis,
  BarSeries,
  DARK_THEME,
  Fit,
  LegendValue,
  LIGHT_THEME,
  LineSeries,
  niceTimeFormatter,
  Partition,
  Position,
  roundDateToESInterval,
  ScaleType,
  Settings,
  StackMode,
  Tooltip,
  type PartialTheme,
} from '@elastic/charts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { tooltipAt } from '../pointer';
import { render, renderChart } from '../render-chart';

interface Row {
  x: number;
  y: number;
}

const rows: Row[] = [1, 2, 3].map((x) => ({ x, y: x * 10 }));
const line = {
  data: rows,
  xScaleType: ScaleType.Linear,
  xAccessor: 'x' as const,
  yAccessors: ['y' as const],
};
const quarter = (time: number) =>
  roundDateToESInterval(time, { type: 'calendar', unit: 'month', value: 3 }, 'start', 'utc');

describe('docs/axis-labels', () => {
  const draw = async (tickLabel: object) =>
    (
      await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} style={{ tickLabel }} />
          <LineSeries id="line" {...line} />
        </>,
      )
    ).svg;

  it('fontWeight of tickLabel changes nothing: tick labels are never bold.', async () => {
    expect(await draw({ fontWeight: 'bold' })).toBe(await draw({}));
  });

  it('offset of tickLabel loses its sign: -10 moves a label like 10, to the right or down.', async () => {
    for (const direction of ['x', 'y']) {
      const moved = (by: number) => draw({ offset: { x: 0, y: 0, [direction]: by } });
      expect(await moved(-10)).toBe(await moved(10));
      expect(await moved(10)).not.toBe(await moved(0));
    }
  });
});

describe('docs/dates', () => {
  it('roundDateToESInterval ignores value of a calendar interval: three months round as one.', () => {
    expect(quarter(Date.UTC(2025, 1, 20))).toBe(Date.UTC(2025, 1, 1));
  });

  it('niceTimeFormatter counts whole days: a range of 47 hours gets the time without the day.', () => {
    const start = Date.UTC(2025, 0, 6, 9);
    const format = (hours: number) =>
      niceTimeFormatter([start, start + hours * 3_600_000])(start, { timeZone: 'utc' });
    expect(format(47)).toBe('09:00:00');
    expect(format(49)).toBe('01-06 09:00');
  });
});

describe('docs/stacking', () => {
  it('In a percentage stack min and max of the axis change nothing: it goes from 0 to 1.', () =>
    expectWholeRange());
});

/** Expects that the y axis of a percentage stack goes from 0 to 1 with every domain. */
async function expectWholeRange(): Promise<void> {
  for (const { Series, domain, xScaleType } of combinations({
    Series: [AreaSeries, BarSeries] as const,
    domain: [
      undefined,
      { min: 0, max: 0.5 },
      { min: 0.4, max: 2 },
      { min: NaN, max: 5, fit: true },
    ],
    xScaleType: [ScaleType.Ordinal, ScaleType.Linear] as const,
  })) {
    const { debugState } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} domain={domain} />
        {['a', 'b'].map((id) => (
          <Series
            key={id}
            id={id}
            {...line}
            xScaleType={xScaleType}
            stackAccessors={['x']}
            stackMode={StackMode.Percentage}
          />
        ))}
      </>,
    );
    const values = (debugState?.axes?.y[0]?.values ?? []) as number[];
    expect([Math.min(...values), Math.max(...values)]).toEqual([0, 1]);
  }
}

describe('docs/troubleshooting', () => {
  it('With StackMode.Percentage the axis goes from 0 to 1, whatever min and max of its domain are.', () =>
    expectWholeRange());

  it('roundDateToESInterval ignores value of a calendar interval.', () => {
    expect(quarter(Date.UTC(2025, 2, 20))).toBe(Date.UTC(2025, 2, 1));
  });

  it('valueAccessor is missing, so rows that are objects count as zero.', async () => {
    const draw = (valueAccessor?: (row: { name: string; count: number }) => number) =>
      renderChart(
        <Partition
          id="shares"
          data={[{ name: 'A', count: 3 }]}
          valueAccessor={valueAccessor as (row: unknown) => number}
          layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
        />,
      );
    const shown = await draw(({ count }) => count);
    const nothing = await draw();
    expect(shown.debugState?.partition?.[0]?.partitions).toHaveLength(1);
    expect(nothing.debugState?.partition?.[0]?.partitions ?? []).toEqual([]);
  });

  it('Unlike a series without fit, it also breaks at an x value that only other series have.', async () => {
    const moves = async (fit?: typeof Fit.None) => {
      const { debugState } = await renderChart(
        <>
          <LineSeries id="gap" {...line} data={rows.filter(({ x }) => x !== 2)} fit={fit} />
          <LineSeries id="whole" {...line} />
        </>,
      );
      return debugState?.lines?.find(({ name }) => name === 'gap')?.path.split('M').length;
    };
    expect(await moves(Fit.None)).toBe(3);
    expect(await moves()).toBe(2);
  });

  it('Average, minimum and the other figures count all rows of a series, not only those in xDomain.', async () => {
    const { texts } = await renderChart(<LineSeries id="line" {...line} />, {
      xDomain: { min: 2, max: 3 },
      showLegend: true,
      legendValues: [LegendValue.Min, LegendValue.Average],
    });
    expect(texts.slice(-2)).toEqual(['10', '20']);
  });

  it('With more than ten values at an x, the tooltip lists only the marks under the pointer while it is on one, and all values elsewhere.', async () => {
    const listed = async (series: number, y: number, maxTooltipItems?: number) => {
      const { container } = await renderChart(
        <>
          <Tooltip maxTooltipItems={maxTooltipItems} maxVisibleTooltipItems={20} />
          {Array.from({ length: series }, (_, index) => (
            <LineSeries
              key={index}
              id={`series ${index}`}
              {...line}
              data={rows.map(({ x }) => ({ x, y: index + 1 }))}
            />
          ))}
        </>,
      );
      const tooltip = await tooltipAt(container, 300, y);
      return tooltip?.querySelectorAll('.echTooltip__tableBody .echTooltip__tableRow').length;
    };
    // The last series is drawn at the top of the plot, and nothing is below the first.
    expect(await listed(12, 1)).toBe(1);
    expect(await listed(12, 295)).toBe(12);
    expect(await listed(10, 1)).toBe(10);
    expect(await listed(12, 1, 50)).toBe(12);
  });

  it('The later one wins as a whole, and the props of the first are lost.', async () => {
    const legend = async (first: object, second: object) => {
      const { container } = await renderChart(
        <>
          <Settings {...first} />
          <Settings {...second} />
          <LineSeries id="line" {...line} />
        </>,
      );
      return container.querySelector('.echLegend') !== null;
    };
    expect(await legend({}, { showLegend: true })).toBe(true);
    expect(await legend({ showLegend: true }, { locale: 'de' })).toBe(false);
  });
});

const { contrastOf } = codeOn<{ contrastOf: (one: string, other: string) => number }>(
  'docs/colors',
  'contrastOf',
);
const contrasts = (colors: readonly string[], background: string) =>
  colors.map((color) => contrastOf(color, background)).sort((a, b) => a - b);

/** Least and greatest contrast of the default palette on white. */
const onWhite = () => {
  const found = contrasts(LIGHT_THEME.colors.vizColors, '#ffffff');
  return [found[0], found.at(-1)].map((contrast) => contrast?.toFixed(2));
};

describe('docs/accessibility', () => {
  it('The default colors of series are too pale on white: their contrast is between 1.32:1 and 2.79:1, below the 3:1 that WCAG asks of graphics.', () => {
    expect(onWhite()).toEqual(['1.32', '2.79']);
  });
});

describe('docs/colors', () => {
  it('A function tells whether a color of your brand passes:', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#123456', '#123456')).toBe(1);
  });

  it('On white, the ten colors of the default palette reach a contrast between 1.32:1 and 2.79:1. None reaches the 3:1 that WCAG asks of graphics.', () => {
    expect(LIGHT_THEME.colors.vizColors).toHaveLength(10);
    expect(onWhite()).toEqual(['1.32', '2.79']);
  });

  it('On the background of DARK_THEME they reach 6.4:1 and more.', () => {
    const onDark = contrasts(DARK_THEME.colors.vizColors, DARK_THEME.background.color);
    expect(onDark[0]!).toBeGreaterThanOrEqual(6.4);
  });

  it('These six reach 3:1 on both backgrounds:', () => {
    const { visibleColors } = codeOn<{ visibleColors: PartialTheme }>(
      'docs/colors',
      'visibleColors',
    );
    const colors = visibleColors.colors?.vizColors as string[];
    for (const background of ['#ffffff', DARK_THEME.background.color])
      expect(contrasts(colors, background)[0]).toBeGreaterThanOrEqual(3);
  });

  it('Of the palette for color blindness, #e69f00 and #56b4e9 stay below 3:1 on white.', () => {
    for (const pale of ['#e69f00', '#56b4e9']) expect(contrastOf(pale, '#ffffff')).toBeLessThan(3);
  });
});

describe('docs/dark-mode', () => {
  type Choice = 'system' | 'light' | 'dark';
  interface ColorMode {
    choice: Choice;
    setChoice: (choice: Choice) => void;
    mode: 'light' | 'dark';
    baseTheme: object;
  }
  const { useColorMode } = codeOn<{
    useColorMode: (styles: Record<'light' | 'dark', string>) => ColorMode;
  }>('docs/dark-mode', 'useColorMode');
  const styles = { light: 'light.css', dark: 'dark.css' };
  const dist = 'node_modules/@elastic/charts/dist';

  /** Renders the hook and returns what it returned last. */
  async function renderHook(stored: string | null | Error, isSystemDark: boolean) {
    const listeners = new Set<() => void>();
    const query = {
      matches: isSystemDark,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
    const setItem = vi.fn();
    vi.stubGlobal('matchMedia', () => query);
    vi.stubGlobal('localStorage', {
      getItem: () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
      setItem: (...entry: unknown[]) => {
        if (stored instanceof Error) throw stored;
        setItem(...entry);
      },
    });
    let last!: ColorMode;
    function Page() {
      last = useColorMode(styles);
      return <p>{last.mode}</p>;
    }
    await render(<Page />);
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    await pause();
    return {
      current: () => last,
      setItem,
      choose: async (choice: Choice) => {
        last.setChoice(choice);
        await pause();
      },
      setSystem: async (isDark: boolean) => {
        query.matches = isDark;
        for (const listener of listeners) listener();
        await pause();
      },
    };
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    document.querySelector('#chart-styles')?.remove();
  });

  it('Black text on dark: baseTheme switched, the stylesheet did not. The other way round the legend is pale on white.', async () => {
    const modes = { light: LIGHT_THEME, dark: DARK_THEME };
    /** Returns the contrast of the legend's text with the background. */
    const contrast = async (theme: keyof typeof modes, stylesheet: keyof typeof modes) => {
      const css = readFileSync(`${dist}/theme_only_${stylesheet}.css`, 'utf8');
      const [, text] = /\.echLegendItem\{color:(#[\da-f]{6})/.exec(css)!;
      const baseTheme = modes[theme];
      const { container } = await renderChart(<LineSeries id="line" {...line} />, { baseTheme });
      const expected = document.createElement('div');
      expected.style.backgroundColor = baseTheme.background.color;
      expect(
        container.querySelector<HTMLElement>('.echChartBackground')!.style.backgroundColor,
      ).toBe(expected.style.backgroundColor);
      return contrastOf(text!, baseTheme.background.color);
    };
    for (const mode of ['light', 'dark'] as const)
      expect(await contrast(mode, mode), mode).toBeGreaterThan(7);
    expect(await contrast('dark', 'light')).toBeLessThan(2);
    expect(await contrast('light', 'dark')).toBeLessThan(2);
  });

  it('This hook does all of it: it follows the system until the reader chooses, remembers the choice, loads the stylesheet and returns the base theme.', async () => {
    const { current, setItem, choose, setSystem } = await renderHook(null, true);
    expect(current()).toMatchObject({ choice: 'system', mode: 'dark' });
    expect(current().baseTheme).toBe(DARK_THEME);
    const sheets = () =>
      [...document.querySelectorAll<HTMLLinkElement>('#chart-styles')].map((link) =>
        link.getAttribute('href'),
      );
    expect(sheets()).toEqual(['dark.css']);
    await setSystem(false);
    expect(current().baseTheme).toBe(LIGHT_THEME);
    expect(sheets()).toEqual(['light.css']);
    await choose('dark');
    expect(current()).toMatchObject({ choice: 'dark', mode: 'dark' });
    expect(document.documentElement.style.colorScheme).toBe('dark');
    expect(setItem).toHaveBeenLastCalledWith('color-mode', 'dark');
    await setSystem(true);
    await setSystem(false);
    expect(current().mode).toBe('dark');
    const again = await renderHook('dark', false);
    expect(again.current().mode).toBe('dark');
  });

  it('Storage that is blocked or holds another text counts as no choice.', async () => {
    for (const stored of ['blue', '', new Error('blocked')]) {
      const { current, choose } = await renderHook(stored, false);
      expect(current()).toMatchObject({ choice: 'system', mode: 'light' });
      await choose('dark');
      expect(current().mode).toBe('dark');
    }
  });
});
