import { Builder, Capabilities, Key as Keys } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { startSiteProxy } from './site-proxy';
import type { EngineKind } from './engine';
import { recordedProblems, recordProblems } from './recorded-problems';
import { startDisplay } from './virtual-display';

/** A page with a button that opens a window without a toolbar. */
const opener = `data:text/html,<button onclick="open('about:blank','page','popup')">Open</button>`;

/** WebKitGTK from Debian's package, controlled by WebDriver on a virtual display. */
export const webkitEngine: EngineKind = {
  name: 'WebKit',
  variable: 'WEBKIT_DRIVER_PATH',
  packages: 'webkit2gtk-driver and xvfb',
  async start(program, site) {
    const service = new DriverService.Builder(program)
      .setLoopback(true)
      .setEnvironment({
        ...process.env,
        DISPLAY: await startDisplay(),
        LIBGL_ALWAYS_SOFTWARE: '1',
        // The sandbox needs privileges that containers lack. The tests open only pages of this site.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      } as Record<string, string>)
      .build();
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    // The driver does not report console messages, so the pages record them.
    const recording = await startSiteProxy(site, recordProblems);
    await driver.get(opener);
    // The first window cannot have the width of a phone, because its toolbar needs 447 pixels.
    const first = await driver.getWindowHandle();
    await driver.findElement({ css: 'button' }).click();
    const opened = async () => (await driver.getAllWindowHandles()).find((each) => each !== first);
    await driver.wait(opened);
    await driver.switchTo().window((await opened())!);

    const evaluate = (script: unknown, argument?: unknown): Promise<never> =>
      driver.executeScript(`return (${script})(arguments[0])`, argument);
    return {
      open: (url) => driver.get(url.replace(site, recording.url)),
      resize: async (width, height) => {
        await driver.manage().window().setRect({ width, height });
        // The driver responds before layout is updated.
        await driver.wait(() =>
          driver.executeScript<boolean>(
            'return innerWidth === arguments[0] && innerHeight === arguments[1]',
            width,
            height,
          ),
        );
      },
      evaluate,
      click: (selector) => driver.findElement({ css: selector }).click(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) =>
        driver.actions().sendKeys({ Enter: Keys.ENTER, Escape: Keys.ESCAPE }[key]).perform(),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      problems: () => recordedProblems({ evaluate }),
      close: async () => {
        await driver.quit();
        await service.kill();
        recording.close();
      },
    };
  },
};
