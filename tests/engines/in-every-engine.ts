import { test } from '@playwright/test';
import { noScripts, serveChanged } from './changed-site';
import { chromiumEngine } from './chromium';
import type { Engine } from './engine';
import { firefoxEngine } from './firefox';
import { screens } from './pages';
import { webkitEngine } from './webkit';

/** What a test has at hand while it runs. */
export interface Session {
  engine: Engine;
  /** Address of the built site. */
  site: string;
  /** Address of the same site, whose scripts the browser does not run. */
  withoutScripts: string;
}

/**
 * Declares the same tests for every engine. An engine starts once for all of its tests; one that the machine
 * does not have is left out, and its tests count as skipped.
 *
 * @param declare - gets the session, whose members are there when a test runs.
 */
export function inEveryEngine(declare: (session: Session) => void): void {
  for (const kind of [chromiumEngine, firefoxEngine, webkitEngine])
    test.describe(`In ${kind.name}`, () => {
      // One after the other in one process, as they share the browser.
      test.describe.configure({ mode: 'default' });
      const program = process.env[kind.variable] ?? '';
      test.skip(
        !program,
        `There is no ${kind.name} on this machine: install ${kind.packages}, or set ${kind.variable}.`,
      );

      const session = {} as Session;
      const ends: (() => unknown)[] = [];
      test.beforeAll(async () => {
        const site = test.info().project.use.baseURL!;
        const silent = await serveChanged(site, noScripts);
        ends.push(silent.close);
        const engine = await kind.start(program, site);
        ends.push(engine.close);
        Object.assign(session, { engine, site, withoutScripts: silent.url });
      });
      test.afterAll(() => Promise.all(ends.map((end) => end())));
      test.beforeEach(() => session.engine.resize(screens[0]!.width, screens[0]!.height));

      declare(session);
    });
}
