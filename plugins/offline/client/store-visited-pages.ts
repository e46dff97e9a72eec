import { whenIdle } from '../../../shared/browser/when-idle';

/** Asks the service worker to store the page. Without it, such as in a private window, pages need the network. */
export function onRouteDidUpdate(): void {
  whenIdle(() => void import('./store-page').then(({ storePage }) => storePage()).catch(() => {}));
}
