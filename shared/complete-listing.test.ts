import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from './check-code/source/syntax';
import { completeListing } from './complete-listing';

const listing = (chart: string, names = 'Chart, Settings') =>
  `import { ${names} } from '@elastic/charts';

export default function Bars() {
  return (
${chart}
  );
}
`;

const codeOf = (source: string) => completeListing(source, 'vite').files[0]?.code;

describe('completeListing', () => {
  it('imports the stylesheet and sets the base theme', () => {
    expect(codeOf(listing('    <Chart>\n      <Settings showLegend />\n    </Chart>'))).toBe(
      `import '@elastic/charts/dist/theme_only_light.css';\n${listing(
        '    <Chart>\n      <Settings baseTheme={LIGHT_THEME} showLegend />\n    </Chart>',
        'LIGHT_THEME, Chart, Settings',
      )}`,
    );
  });

  it('adds Settings to a chart without one', () => {
    expect(
      codeOf(
        listing('    <Chart size={{ height: 9 }}>\n      <Goal />\n    </Chart>', 'Chart, Goal'),
      ),
    ).toBe(
      `import '@elastic/charts/dist/theme_only_light.css';\n${listing(
        '    <Chart size={{ height: 9 }}>\n      <Settings baseTheme={LIGHT_THEME} />\n      <Goal />\n    </Chart>',
        'LIGHT_THEME, Settings, Chart, Goal',
      )}`,
    );
  });

  it('keeps a base theme, and code without charts', () => {
    const own = listing('    <Chart>\n      <Settings baseTheme={DARK_THEME} />\n    </Chart>');
    expect(codeOf(own)?.endsWith(own)).toBe(true);
    const meter = listing('    <Meter />', 'Meter');
    expect(codeOf(meter)?.endsWith(meter)).toBe(true);
  });

  it('renders charts in the browser only, in Next.js', () => {
    const { files, install } = completeListing(listing('    <Chart />'), 'next');
    expect(files.map(({ name }) => name)).toEqual(['app/Bars.tsx', 'app/page.tsx']);
    expect(files[0]?.code).toMatch(/^'use client';\n\nimport '@elastic\/charts\/dist/);
    expect(files[1]?.code).toContain("dynamic(() => import('./Bars'), { ssr: false })");
    expect(install).toBe('npm install @elastic/charts moment moment-timezone');
  });

  it('rejects a module without a component', () => {
    expect(() => completeListing('const a = 1;', 'vite')).toThrow('no default export');
  });

  it('sets the base theme of every chart of the examples, in code that can be parsed', () => {
    const files = fs
      .readdirSync('examples', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(290);
    for (const file of files) {
      const code = codeOf(fs.readFileSync(`examples/${file}`, 'utf8')) ?? '';
      expect(
        parse(code).nodes.filter(({ isError }) => isError),
        file,
      ).toEqual([]);
      const settings = code.match(/<Settings\b/g) ?? [];
      expect(code.match(/baseTheme=/g) ?? [], file).toHaveLength(settings.length);
      const hasChart = /<Chart\s/.test(code);
      expect(code.includes('LIGHT_THEME,') || code.includes(' LIGHT_THEME '), file).toBe(hasChart);
    }
  });
});
