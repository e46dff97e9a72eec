import { copyResponse } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { answerOffline } from './answer-offline';
import { cacheNames, scope } from './caches';
import { pageKey } from './request-kind';

const day = 24 * 60 * 60; // seconds

/** Limits the entries of a cache: those that were not used for the longest time are removed. */
const atMost = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * day, purgeOnQuotaError: true });

/** Header of stored pages: the build of the worker that has stored them. */
const buildHeader = 'Offline-Build';

/** Whether a stored page need not be fetched again by this worker. */
export const isOfThisBuild = ({ headers }: Response): boolean =>
  headers.get(buildHeader) === __BUILD__;

/** Whether to store a response. Browsers do not accept one that was redirected as the answer to another request. */
const isComplete = ({ status, redirected }: Response) => status === 200 && !redirected;

const asPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url, scope),
  cacheWillUpdate: async ({ response }) => (isComplete(response) ? withBuild(response) : null),
};

const asFile: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isComplete(response) ? response : null),
};

const withBuild = (response: Response) =>
  copyResponse(response, (init) => {
    const headers = new Headers(init.headers);
    headers.set(buildHeader, __BUILD__);
    return { ...init, headers };
  });

/** A server varies its files only by coding, which the browser has undone. */
const matchOptions = { ignoreVary: true };

/** Without the cache, such as if the browser's storage is damaged, files are those of the network. */
const orNetwork: WorkboxPlugin = {
  handlerDidError: ({ request }) => fetch(request).catch(() => Response.error()),
};

/** How requests are answered and what is stored, by kind. Errors such as 404 are never stored. */
export const strategies = {
  pages: new NetworkFirst({
    cacheName: cacheNames.pages,
    matchOptions,
    plugins: [asPage, atMost(100), { handlerDidError: ({ request }) => answerOffline(request) }],
  }),
  neighbors: new NetworkFirst({
    cacheName: cacheNames.neighbors,
    matchOptions,
    plugins: [asPage, atMost(200)],
  }),
  immutable: new CacheFirst({
    cacheName: cacheNames.immutable,
    matchOptions,
    plugins: [asFile, atMost(600), orNetwork],
  }),
  files: new NetworkFirst({
    cacheName: cacheNames.files,
    matchOptions,
    plugins: [asFile, atMost(300), orNetwork],
  }),
};
