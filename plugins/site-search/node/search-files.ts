import type { SearchFiles } from '../../../shared/search-data';
import { buildTime } from './build-time';

/** Returns the names of the two files, which contain the build timestamp in milliseconds. */
export function searchFiles(): SearchFiles {
  const stamp = buildTime();
  return { documents: `search-doc-${stamp}.json`, index: `search-index-${stamp}.json` };
}
