import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Index } from 'selenium-webdriver/bidi';
import { reportViolations } from '../pages/policy-violations';
import type { EngineKind, Key } from './engine';

/** Code points of keys: https://w3c.github.io/webdriver/#keyboard-actions */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' };

/**
 * Firefox ESR from Debian's package, controlled by WebDriver BiDi, which needs no separate driver. The commands are
 * those of https://w3c.github.io/webdriver-bidi/.
 */
export const firefoxEngine: EngineKind = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  packages: 'firefox-esr',
  async start(executablePath) {
    const { url, stop } = await launch(executablePath);
    // The declarations do not say that the class is the module itself.
    const { default: Connection } =
      (await import('selenium-webdriver/bidi/index.js')) as unknown as {
        default: typeof Index;
      };
    const connection = new Connection(`${url}/session`);
    const send = async <Result>(method: string, params: object = {}): Promise<Result> => {
      const response = (await connection.send({ method, params: { ...params } })) as {
        result: Result;
        error?: string;
        message?: string;
      };
      if (response.error) throw new Error(`${method}: ${response.error}: ${response.message}`);
      return response.result;
    };
    await send('session.new', { capabilities: {} });
    // The first window of a headless browser has no focus.
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'window',
    });
    await send('browsingContext.activate', { context });
    await connection.subscribe(['browsingContext.load', 'log.entryAdded']);
    await send('script.addPreloadScript', {
      functionDeclaration: `() => (${reportViolations})('Content security policy:')`,
    });
    let problems: string[] = [];
    connection.on('log.entryAdded', ({ level, text }: { level: string; text: string }) => {
      if (level === 'error') problems.push(text);
    });

    const navigate = async (address: string) => {
      const loaded = new Promise<void>((resolve) => {
        const listener = (frame: { context: string }) => {
          if (frame.context !== context) return;
          connection.off('browsingContext.load', listener);
          resolve();
        };
        connection.on('browsingContext.load', listener);
      });
      // A command that waited for the event would time out on a busy machine; only the timeout of the test applies.
      await send('browsingContext.navigate', { context, url: address, wait: 'none' });
      await loaded;
    };
    const evaluate = async (script: unknown, argument: unknown = null): Promise<never> => {
      const outcome = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration: `async (json) => JSON.stringify(await (${script})(JSON.parse(json)))`,
        arguments: [{ type: 'string', value: JSON.stringify(argument) }],
        target: { context },
        awaitPromise: true,
      });
      if (outcome.exceptionDetails) throw new Error(outcome.exceptionDetails.text);
      const json = outcome.result?.value;
      return (json === undefined ? undefined : JSON.parse(json)) as never;
    };
    // A source of input has one type for its whole life.
    const perform = (source: { type: 'key' | 'pointer'; actions: object[] }) =>
      send('input.performActions', { context, actions: [{ id: source.type, ...source }] });
    const type = (text: string) =>
      perform({
        type: 'key',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      });
    return {
      open: async (address) => {
        // Navigation cancels pending requests, which Firefox reports: discard these messages before the next page opens.
        await navigate('about:blank');
        problems = [];
        await navigate(address);
      },
      resize: async (width, height) => {
        await send('browsingContext.setViewport', { context, viewport: { width, height } });
      },
      evaluate,
      click: async (selector) => {
        const { nodes } = await send<{ nodes: { sharedId: string }[] }>(
          'browsingContext.locateNodes',
          { context, locator: { type: 'css', value: selector }, maxNodeCount: 1 },
        );
        if (!nodes[0]) throw new Error(`No element matches ${selector}.`);
        const element = { sharedId: nodes[0].sharedId };
        await send('script.callFunction', {
          functionDeclaration: `(element) => element.scrollIntoView({ behavior: 'instant', block: 'nearest' })`,
          arguments: [element],
          target: { context },
          awaitPromise: false,
        });
        await perform({
          type: 'pointer',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        });
      },
      type: async (text) => void (await type(text)),
      press: async (key) => void (await type(keys[key])),
      screenshot: async () => {
        const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
          context,
        });
        return Buffer.from(data, 'base64');
      },
      problems: async () => problems,
      close: async () => {
        await connection.close();
        await stop();
      },
    };
  },
};

/** Starts Firefox with an empty profile and returns the URL at which it listens. */
async function launch(executablePath: string) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  // Events of focus are triggered even if the window has no focus.
  fs.writeFileSync(path.join(profile, 'user.js'), 'user_pref("focusmanager.testmode", true);');
  const browser = spawn(
    executablePath,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.once('exit', () => browser.kill());
  const exited = once(browser, 'exit');
  const stop = async () => {
    browser.kill();
    await exited;
    fs.rmSync(profile, { recursive: true, force: true });
  };
  for await (const line of createInterface(browser.stderr)) {
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (url) {
      browser.stderr.resume();
      return { url, stop };
    }
  }
  throw new Error('Firefox did not start.');
}
