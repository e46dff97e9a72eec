import { limitQuery } from '../shared/normalize-query';

/**
 * Returns the words of the last segment of a path, as a query: `axis labels` for `/docs/axis-labels.html`. Queries
 * contain names as they are written, such as `BarSerie`.
 */
export function queryOfPath(pathname: string): string {
  const segment = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return limitQuery(
    decoded(segment)
      .replace(/\.\w+$/, '')
      .replace(/[-_\s]+/g, ' '),
  ).trim();
}

/** Decodes percent-encoding, unless it is invalid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
