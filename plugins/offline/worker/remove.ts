import { deleteCaches } from './caches';

declare const self: ServiceWorkerGlobalScope;

// Takes the place of the worker of earlier builds, and removes itself. It answers no requests.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches('all').finally(() => self.registration.unregister()));
});
