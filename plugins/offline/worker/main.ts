import { readStoreRequest } from '../shared/store-request';
import { deleteCaches, scope } from './caches';
import { requestKind } from './request-kind';
import { store } from './store';
import { strategies } from './strategies';

declare const self: ServiceWorkerGlobalScope;

// A new worker replaces an earlier one at once: pages come from the network, and files of earlier builds keep their
// names. It does not control a page that was loaded without a worker: that page says which files it has loaded.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches('earlier'));
  // The browser requests a page while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const kind = requestKind(request, scope);
  if (kind) event.respondWith(strategies[kind].handle({ event, request }));
  else if (request.mode === 'navigate' && request.method === 'GET')
    // Passes on the response that the browser has requested already.
    event.respondWith(preloadResponse.then((response) => response ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  const request = readStoreRequest(event.data);
  if (!request) return;
  event.waitUntil(store(request, event).then((count) => event.ports[0]?.postMessage(count)));
});
