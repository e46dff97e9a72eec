import { expect, test } from '@playwright/test';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };
import { chromiumEngine } from './chromium';
import {
  eventually,
  expectLiveCharts,
  expectNoProblems,
  expectPictures,
  expectToggledTo,
  openWithScripts,
} from './expectations';
import { firefoxEngine } from './firefox';
import { inEngines, type Session } from './in-engines';
import { address, colorMode, heading, isHydrated, mobileSidebar, widths } from './page-state';
import { modes, pages, screens } from './pages';
import { differenceAtSizes, loadPictures, tolerance } from './picture-sizes';
import { testSandbox } from './sandbox';
import { startSiteProxy } from './site-proxy';
import { webkitEngine } from './webkit';

// All other tests run in Chromium: here, it opens a page with charts and one with cards, to show that these tests work
// in an engine that is known to work, and what no other test does.
inEngines([chromiumEngine], (session) => {
  for (const shown of ['charts', 'cards'])
    testPage(
      session,
      pages.find(({ shows }) => shows === shown)!,
    );
  testScaledPictures(session);
  testHistory(session);
});

inEngines([firefoxEngine, webkitEngine], (session) => {
  for (const page of pages) testPage(session, page);
  testScaledPictures(session);
  testHistory(session);
  testSandbox(session);

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

  test('a visited page opens again without a network', async () => {
    const { engine, site } = session;
    const proxy = await startSiteProxy(site, {});
    try {
      await openWithScripts(engine, `${proxy.url}docs/axes`);
      const isStored = async () => !!(await caches.match(location.href));
      await eventually(engine, isStored).toBe(true);
      await engine.open('about:blank');
    } finally {
      proxy.close();
    }
    await openWithScripts(engine, `${proxy.url}docs/axes`);
    expect(await engine.evaluate(heading)).toBe('Axes and time');
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
});

/** Declares the tests of a page: in both color modes at each size of the viewport, and without scripts. */
function testPage(session: Session, page: (typeof pages)[number]): void {
  for (const [index, { width, height }] of screens.entries())
    test(`${page.path} works at ${width} pixels in both color modes`, async () => {
      const { engine, site } = session;
      await engine.resize(width, height);
      // The page opens in either mode, and changes to the other.
      const [first, second] = index % 2 ? [modes[1], modes[0]] : modes;
      await openWithScripts(engine, `${site}${page.path}?docusaurus-theme=${first}`);
      expect(await engine.evaluate(colorMode)).toBe(first);
      expect(await engine.evaluate(heading)).toBe(page.heading);
      const hasCharts = page.shows === 'charts';
      for (const mode of [first, second])
        await test.step(mode, async () => {
          if (mode === second) await expectToggledTo(engine, mode, hasCharts);
          else if (hasCharts) await expectLiveCharts(engine);
          expect(await engine.evaluate(widths)).toEqual({ viewport: width, overflow: 0 });
          if (page.shows === 'cards') await expectPictures(engine, mode, 'first');
        });
      await expectNoProblems(engine);
      await engine.evaluate(() => localStorage.clear());
    });

  test(`${page.path} is complete without scripts`, async () => {
    const { engine, withoutScripts } = session;
    await engine.open(withoutScripts + page.path);
    expect(await engine.evaluate(heading)).toBe(page.heading);
    for (const { width, height } of screens) {
      await engine.resize(width, height);
      for (const mode of page.shows ? modes : [])
        for (const which of ['first', 'last'] as const)
          await test.step(`${which} picture, ${mode}, at ${width} pixels`, () =>
            expectPictures(engine, mode, which));
    }
    expect(await engine.evaluate(isHydrated)).toBe(false);
  });
}

/** Declares the tests of pictures at other sizes than their own. */
function testScaledPictures(session: Session): void {
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
}

/** Declares the test of scroll positions. */
function testHistory(session: Session): void {
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
}
