import { test } from '@playwright/test';
import { noScripts, startSiteProxy } from './site-proxy';
import type { Engine, EngineKind } from './engine';
import { screens } from './pages';

/** Context of a test. */
export interface Session {
  engine: Engine;
  /** URL of the built site. */
  site: string;
  /** URL of the same site with blocked scripts. */
  withoutScripts: string;
}

/**
 * Declares the same tests for several engines. Each engine is started once for all of its tests. If an engine is not
 * installed, its tests are skipped.
 *
 * @param declare - declares the tests; the properties of the session are set when a test runs.
 */
export function inEngines(kinds: EngineKind[], declare: (session: Session) => void): void {
  for (const kind of kinds)
    test.describe(`In ${kind.name}`, () => {
      // Tests run sequentially in one process, because they share the browser.
      test.describe.configure({ mode: 'default' });
      const program = process.env[kind.variable] ?? '';
      test.skip(
        !program,
        `${kind.name} is not installed: install ${kind.packages}, or set ${kind.variable}.`,
      );

      const session = {} as Session;
      const cleanups: (() => unknown)[] = [];
      test.beforeAll(async () => {
        const site = test.info().project.use.baseURL!;
        const proxy = await startSiteProxy(site, noScripts);
        cleanups.push(proxy.close);
        const engine = await kind.start(program, site);
        cleanups.push(engine.close);
        Object.assign(session, { engine, site, withoutScripts: proxy.url });
      });
      test.afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));
      test.beforeEach(() => session.engine.resize(screens[0]!.width, screens[0]!.height));

      declare(session);
    });
}
