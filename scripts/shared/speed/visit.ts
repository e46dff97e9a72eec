import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a reader's device and connection are like. */
export interface Profile {
  /** How many times slower the processor is. */
  cpu: number;
  /** Round trip in milliseconds and bytes a second, of a slow connection. */
  network?: { latency: number; download: number; upload: number };
}

/** Profiles by name; the connection is Lighthouse's "slow 4G". */
export const profiles = {
  normal: { cpu: 1 },
  'CPU 4 times slower': { cpu: 4 },
  'slow 4G': { cpu: 1, network: { latency: 150, download: 200_000, upload: 93_750 } },
} satisfies Record<string, Profile>;

interface Visit {
  page: Page;
  /** Makes the device and the connection as slow as a profile says. */
  slowDown: (profile: Profile) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a page with an empty cache and waits until it is hydrated and has loaded what it loads when idle. */
export async function visit(browser: Browser, url: string, width = 1280): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  return {
    page,
    slowDown: (profile) => slowDown(session, profile),
    close: () => context.close(),
  };
}

async function slowDown(session: CDPSession, { cpu, network }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download,
    uploadThroughput: network.upload,
  });
}
