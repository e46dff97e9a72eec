import type { Browser, CDPSession, Page } from '@playwright/test';

/** Emulated speed of a device and its connection. */
export interface Profile {
  /** CPU slowdown factor. */
  cpu: number;
  /** Latency in milliseconds and throughput in bytes per second of a slow connection. */
  network?: { latency: number; download: number; upload: number };
}

/** Profiles by name; "slow 4G" has the values of Lighthouse. */
export const profiles = {
  normal: { cpu: 1 },
  'CPU 4 times slower': { cpu: 4 },
  'slow 4G': { cpu: 1, network: { latency: 150, download: 200_000, upload: 93_750 } },
} satisfies Record<string, Profile>;

interface Visit {
  page: Page;
  /** Emulates a profile from now on. */
  emulate: (profile: Profile) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a page with an empty cache and waits until it is hydrated and its prefetches are complete. */
export async function visit(browser: Browser, url: string, width = 1280): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  return {
    page,
    emulate: (profile) => emulate(session, profile),
    close: () => context.close(),
  };
}

/**
 * Waits until nothing has been requested for half a second. Unlike the load state `networkidle`, it includes what
 * scrolling requests after the page was idle: pictures, and prefetches of links.
 */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let before = -1, count = 0; before !== count;) {
      before = count;
      await new Promise((resolve) => setTimeout(resolve, 500));
      count = performance.getEntriesByType('resource').length;
    }
  });
}

/** Emulates a profile in the page of a session from now on. */
export async function emulate(session: CDPSession, { cpu, network }: Profile): Promise<void> {
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
