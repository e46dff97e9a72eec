import { DARK_THEME, LIGHT_THEME, getChartsTheme, type PartialTheme } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';

/** Returns the path and the value of each `fontFamily` of a theme. */
const fontsOf = (part: object, path: string[] = []): [string, string][] =>
  Object.entries(part).flatMap(([key, value]) =>
    key === 'fontFamily'
      ? [[[...path, key].join('.'), value as string]]
      : typeof value === 'object' && value !== null
        ? fontsOf(value as object, [...path, key])
        : [],
  );

describe('docs/theming', () => {
  it('For Borealis these are LIGHT_THEME and DARK_THEME.', () => {
    expect(getChartsTheme({ name: 'borealis', darkMode: false })).toBe(LIGHT_THEME);
    expect(getChartsTheme({ name: 'borealis', darkMode: true })).toBe(DARK_THEME);
    expect(getChartsTheme({ name: 'amsterdam', darkMode: false })).not.toBe(LIGHT_THEME);
  });

  it('LIGHT_THEME and DARK_THEME name Inter, BlinkMacSystemFont, Helvetica, Arial, sans-serif. For panel titles and values in heatmap cells LIGHT_THEME names sans-serif alone.', () => {
    const others = (theme: object) =>
      fontsOf(theme).filter(
        ([, font]) => font !== 'Inter, BlinkMacSystemFont, Helvetica, Arial, sans-serif',
      );
    expect(others(DARK_THEME)).toEqual([]);
    expect(others(LIGHT_THEME).map(([path, font]) => [path, font.toLowerCase()])).toEqual([
      ['axes.axisPanelTitle.fontFamily', 'sans-serif'],
      ['heatmap.cell.label.fontFamily', 'sans-serif'],
    ]);
  });

  it('To change them all, name your font in each:', () => {
    const { withFont } = codeOn<{ withFont: PartialTheme }>('docs/theming', 'withFont');
    const paths = fontsOf(withFont).map(([path]) => path);
    const all = fontsOf(LIGHT_THEME).map(([path]) => path);
    // This one has no effect.
    expect(paths.sort()).toEqual(all.filter((path) => path !== 'partition.fontFamily').sort());
  });
});
