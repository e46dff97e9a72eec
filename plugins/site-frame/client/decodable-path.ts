import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { decodable } from './decodable';

// The router throws at a path that it cannot decode, which would empty the not-found page.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const path = decodable(pathname);
  if (path !== pathname) window.history.replaceState(null, '', path + search + hash);
}
