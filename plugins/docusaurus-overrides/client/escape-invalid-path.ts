import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { escapeInvalidPercent } from './escape-invalid-percent';

// The router throws on a path with invalid percent-encoding, which would leave the not-found page blank.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const path = escapeInvalidPercent(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}
