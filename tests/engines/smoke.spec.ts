import { expect, test } from '@playwright/test';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };
import {
  eventually,
  expectLiveCharts,
  expectNoProblems,
  expectPictures,
  openWithScripts,
} from './expectations';
import { inEveryEngine } from './in-every-engine';
import { address, colorMode, heading, isHydrated, mobileSidebar, widths } from './page-state';
import { modes, pages, screens } from './pages';
import { differenceAtSizes, loadPictures, tolerance } from './picture-sizes';

inEveryEngine((session) => {
  for (const page of pages)
    for (const { width, height } of screens) {
      test(`${page.path} works at ${width} pixels in both color modes`, async () => {
        const { engine, site } = session;
        await engine.resize(width, height);
        for (const mode of modes)
          await test.step(mode, async () => {
            await openWithScripts(engine, `${site}${page.path}?docusaurus-theme=${mode}`);
            expect(await engine.evaluate(colorMode)).toBe(mode);
            expect(await engine.evaluate(heading)).toBe(page.heading);
            expect(await engine.evaluate(widths)).toEqual({ viewport: width, overflow: 0 });
            if (page.shows === 'charts') await expectLiveCharts(engine);
            if (page.shows === 'cards') await expectPictures(engine, mode, 'first');
            await expectNoProblems(engine);
          });
      });

      test(`${page.path} is complete at ${width} pixels without scripts`, async () => {
        const { engine, withoutScripts } = session;
        await engine.resize(width, height);
        await engine.open(withoutScripts + page.path);
        expect(await engine.evaluate(heading)).toBe(page.heading);
        for (const mode of page.shows ? modes : [])
          for (const which of ['first', 'last'] as const)
            await test.step(`${which} picture, ${mode}`, () => expectPictures(engine, mode, which));
        expect(await engine.evaluate(isHydrated)).toBe(false);
      });
    }

  for (const variant of ['wide.light', 'wide.dark', 'narrow.light', 'narrow.dark'])
    test(`every picture ${variant} of every example loads`, async () => {
      const { engine, site, withoutScripts } = session;
      await engine.open(`${withoutScripts}nowhere`);
      const urls = manifest.map(({ id }) => `${site}pictures/${id}.${variant}.svg`);
      const broken: string[] = [];
      // In batches, so that no request times out.
      while (urls.length > 0) broken.push(...(await loadPictures(engine, urls.splice(0, 50))));
      expect(broken).toEqual([]);
    });

  test('pictures scale without clipping or distortion', async () => {
    const { engine, site, withoutScripts } = session;
    await engine.open(`${withoutScripts}nowhere`);
    const faulty: string[] = [];
    const families = [...new Set(manifest.map(({ family }) => family))];
    for (const [index, family] of families.entries()) {
      const { id } = manifest.find((example) => example.family === family)!;
      const url = `${site}pictures/${id}.${index % 2 ? 'wide.light' : 'narrow.dark'}.svg`;
      const difference = await differenceAtSizes(engine, url);
      if (difference > tolerance) faulty.push(`${url}: ${(difference * 100).toFixed(1)} %`);
    }
    expect(faulty).toEqual([]);
  });

  test('clipping of a scaled picture is detected', async () => {
    const { engine, site, withoutScripts } = session;
    await engine.open(`${withoutScripts}nowhere`);
    const whole = await (await fetch(`${site}pictures/bar/negative.wide.light.svg`)).text();
    // Clips 10 % on the right at any size except the intrinsic one.
    const clipping =
      '<style>@media not (width: 669px) { svg { clip-path: inset(0 10% 0 0) } }</style>';
    const picture = whole.replace(/<svg[^>]*>/, (tag) => tag + clipping);
    const url = `data:image/svg+xml,${encodeURIComponent(picture)}`;
    expect(await differenceAtSizes(engine, url)).toBeGreaterThan(tolerance);
  });

  test('search finds a page', async () => {
    const { engine, site } = session;
    await openWithScripts(engine, site);
    const ready = () => !!document.querySelector('#search_input_react:enabled');
    await eventually(engine, ready).toBe(true);
    await engine.click('#search_input_react');
    await engine.type('legendPosition');
    const firstHit = () => document.querySelector('[role=option]')?.textContent;
    await eventually(engine, firstHit).toContain('Settings.legendPosition');
    await engine.press('Enter');
    await eventually(engine, address).toMatch(/api\/specs\/global\/Settings$/);
    await eventually(engine, heading).toContain('Settings');
    await expectNoProblems(engine);
  });

  test('the toggle changes the color mode persistently', async () => {
    const { engine, site } = session;
    await openWithScripts(engine, `${site}examples/bar/negative`);
    await engine.click('.navbar button[class*=toggleButton]');
    await eventually(engine, colorMode).toBe('dark');
    await expectLiveCharts(engine);
    await expectNoProblems(engine);
    await openWithScripts(engine, `${site}docs/intro`);
    expect(await engine.evaluate(colorMode)).toBe('dark');
    await engine.evaluate(() => localStorage.clear());
  });

  test('the mobile sidebar opens and closes', async () => {
    const { engine, site } = session;
    await engine.resize(390, 844);
    await openWithScripts(engine, `${site}docs/docs`);
    await engine.click('.navbar__toggle');
    await eventually(engine, mobileSidebar).toEqual({
      open: true,
      animating: false,
      pageLocked: true,
    });
    await engine.click('.navbar-sidebar__close');
    await eventually(engine, mobileSidebar).toEqual({
      open: false,
      animating: false,
      pageLocked: false,
    });
    await expectNoProblems(engine);
  });

  test('going back restores the scroll position', async () => {
    const { engine, site } = session;
    const scrolled = () => Math.round(scrollY);
    await openWithScripts(engine, `${site}docs/theming`);
    await engine.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await eventually(engine, scrolled).toBe(2000);
    await engine.click('.theme-doc-sidebar-menu a[href$="docs/troubleshooting"]');
    await eventually(engine, heading).toBe('Troubleshooting');
    await eventually(engine, scrolled).toBe(0);
    await engine.evaluate(() => history.back());
    await eventually(engine, heading).toBe('Themes and colors');
    await eventually(engine, scrolled).toBe(2000);
    await expectNoProblems(engine);
  });
});
