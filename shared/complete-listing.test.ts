import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from './check-code/source/syntax';
import {
  completeListing,
  installCommand,
  listingTargets,
  rendersLibrary,
} from './complete-listing';

const listing = (chart: string, names = 'Chart, Settings') =>
  `import { ${names} } from '@elastic/charts';

export default function Bars() {
  return (
${chart}
  );
}
`;

const codeFor = (target: (typeof listingTargets)[number], source: string) =>
  completeListing(source, target).code;

describe('completeListing', () => {
  it('imports the stylesheet and sets the base theme of the page, for Vite', () => {
    const { file, code, install } = completeListing(
      listing('    <Chart>\n      <Settings showLegend />\n    </Chart>'),
      'vite',
    );
    expect(file).toBe('src/App.tsx');
    expect(install).toBe(`${installCommand} react@18 react-dom@18`);
    expect(code).toBe(`import { DARK_THEME, LIGHT_THEME, Chart, Settings } from '@elastic/charts';
import '@elastic/charts/dist/theme_only_light.css';

// Charts take the color mode of the page when it is loaded.
const pageTheme = hasLightText() ? DARK_THEME : LIGHT_THEME;
if (pageTheme === DARK_THEME) void import('@elastic/charts/dist/theme_only_dark.css');

export default function Bars() {
  return (
    <Chart>
      <Settings baseTheme={pageTheme} showLegend />
    </Chart>
  );
}

/** Returns whether the text of the page is light, as in dark mode. */
function hasLightText() {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = getComputedStyle(document.body).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red + green + blue > 382;
}
`);
  });

  it('adds Settings to a chart without one', () => {
    const code = codeFor(
      'vite',
      listing('    <Chart size={{ height: 9 }}>\n      <Goal />\n    </Chart>', 'Chart, Goal'),
    );
    expect(code).toContain(
      '    <Chart size={{ height: 9 }}>\n      <Settings baseTheme={pageTheme} />\n      <Goal />',
    );
    expect(code).toContain('import { DARK_THEME, LIGHT_THEME, Settings, Chart, Goal } from');
  });

  it('keeps a base theme and an imported stylesheet, and adds no theme without a chart', () => {
    const own = listing('    <Chart>\n      <Settings baseTheme={DARK_THEME} />\n    </Chart>');
    expect(codeFor('existing', own)).toBe(own);
    const styled = `import '@elastic/charts/dist/theme_only_dark.css';\n${own}`;
    expect(codeFor('vite', styled)).toBe(styled);
    expect(codeFor('vite', listing('    <Meter />', 'Meter'))).not.toContain('THEME');
  });

  it('leaves the stylesheet to an existing page', () => {
    const { file, code, install } = completeListing(listing('    <Chart></Chart>'), 'existing');
    expect(file).toBe('src/Bars.tsx');
    expect(install).toBe(installCommand);
    expect(code).not.toContain('.css');
    expect(code).toContain('const pageTheme = hasLightText()');
  });

  it('renders a component in the browser only, for Next.js', () => {
    const { file, code } = completeListing(listing('    <Chart></Chart>'), 'next');
    expect(file).toBe('app/page.tsx');
    expect(code).toMatch(/^'use client';\n\nimport dynamic from 'next\/dynamic';\nimport \{/);
    expect(code).toContain("typeof document === 'object' && hasLightText()");
    expect(code).toContain('\nfunction Bars() {');
    expect(
      code.endsWith('\nexport default dynamic(() => Promise.resolve(Bars), { ssr: false });\n'),
    ).toBe(true);
  });

  it('names the file of a component that is no default export', () => {
    const source = listing('    <Chart></Chart>').replace('default ', '');
    expect(completeListing(source, 'vite').file).toBe('src/Bars.tsx');
    const next = completeListing(source, 'next');
    expect(next.file).toBe('app/Bars.tsx');
    expect(next.code).toMatch(/^'use client';\n\nimport \{/);
    expect(next.code).not.toContain('dynamic(');
  });
});

const examples = fs
  .readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'));

it('finds the examples', () => expect(examples.length).toBeGreaterThan(290));

it.each(examples)('sets the base theme of the charts of %s, in code that can be parsed', (file) => {
  const source = fs.readFileSync(`examples/${file}`, 'utf8');
  expect(rendersLibrary(source)).toBe(true);
  for (const target of listingTargets) {
    const code = codeFor(target, source);
    expect(parse(code).nodes.filter(({ isError }) => isError)).toEqual([]);
    const settings = code.match(/<Settings\b/g) ?? [];
    expect(code.match(/baseTheme=/g) ?? []).toHaveLength(settings.length);
  }
});

describe('rendersLibrary', () => {
  it('tells modules with components of the library from other code', () => {
    expect(rendersLibrary(listing('<Chart />'))).toBe(true);
    expect(rendersLibrary("import type { Theme } from '@elastic/charts';\nconst a = 1;")).toBe(
      false,
    );
    expect(rendersLibrary('<Chart size={{ height: 9 }} />')).toBe(false);
  });
});
