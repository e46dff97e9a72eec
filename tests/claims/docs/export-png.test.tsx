import fs from 'node:fs';
import { createRef } from 'react';
import { BarSeries, Chart, DARK_THEME, LIGHT_THEME, type SettingsProps } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { codeOn } from '../code-on';
import { render, renderChart } from '../render-chart';

const bars = <BarSeries id="bars" data={[{ x: 'A', y: 3 }]} xAccessor="x" yAccessors={['y']} />;

describe('docs/export-png', () => {
  it('The legend is invisible: LIGHT_THEME does not reach the legend, whose light text is in the dark stylesheet.', async () => {
    const legend = async (baseTheme: SettingsProps['baseTheme']) => {
      const { container } = await renderChart(bars, { showLegend: true, baseTheme });
      const label = container.querySelector<HTMLElement>('.echLegendItem__label');
      return label?.style.getPropertyValue('color');
    };
    expect(await legend(LIGHT_THEME)).toBe('');
    expect(await legend(DARK_THEME)).toBe('');
    const textColor = (stylesheet: string) => {
      const css = fs.readFileSync(`node_modules/@elastic/charts/dist/${stylesheet}.css`, 'utf8');
      return /\.echLegendItem\{color:(#\w+)/.exec(css)?.[1];
    };
    expect(textColor('theme_light')).toBe('#1d2a3e');
    expect(textColor('theme_dark')).toBe('#cad3e2');
  });

  it('There is no export as SVG: most charts are drawn on a canvas.', async () => {
    const methods = Object.getOwnPropertyNames(Chart.prototype);
    expect(methods).toContain('getPNGSnapshot');
    expect(methods.filter((name) => /svg/i.test(name))).toEqual([]);
    const { container } = await renderChart(bars);
    expect(container.querySelector('canvas')).not.toBeNull();
  });

  it('A chart does not export its rows. Write them yourself:', () => {
    const { toCsv } = codeOn<{ toCsv: (rows: object[], columns: string[]) => string }>(
      'docs/export-png',
      'toCsv',
    );
    const rows = [
      { day: 'Mon', count: 4 },
      { day: 'Tue, "late"', count: null },
    ];
    expect(toCsv(rows, ['day', 'count'])).toBe('day,count\r\nMon,4\r\n"Tue, ""late""",');
    expect(toCsv([{ text: 'a\nb' }], ['text'])).toBe('text\r\n"a\nb"');
  });

  it("getPNGSnapshot({ backgroundColor: 'white' }) makes the background white. Without backgroundColor it is transparent in an XY chart.", async () => {
    const chart = createRef<Chart>();
    await render(
      <Chart ref={chart} size={{ height: 200 }}>
        {bars}
      </Chart>,
    );
    /** Returns the steps by which a picture is made. */
    const stepsOf = (options?: { backgroundColor: string }) => {
      const steps: unknown[] = [];
      const context = {
        fillStyle: '',
        fillRect: () => steps.push(context.fillStyle),
        drawImage: () => steps.push('chart'),
      };
      const canvas = { getContext: () => context, toDataURL: () => 'data:' };
      const createElement = vi
        .spyOn(document, 'createElement')
        .mockReturnValueOnce(canvas as unknown as HTMLElement);
      chart.current!.getPNGSnapshot(options);
      createElement.mockRestore();
      return steps;
    };
    expect(stepsOf({ backgroundColor: 'white' })).toEqual(['white', 'chart']);
    expect(stepsOf()).toEqual(['transparent', 'chart']);
  });
});
