import originalNormalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { escapeInvalidPercent } from './escape-invalid-percent';

type Location = Parameters<typeof originalNormalizeLocation>[0];

/**
 * Removes `.html` from the path, as the original does, and escapes a hash with invalid percent-encoding. The original
 * also removes white space at the end of a path, although the server has no page at such an address.
 */
export default function normalizeLocation(location: Location): Location {
  const pathname = location.pathname.replace(/\s+$/, encodeURIComponent);
  const normalized = originalNormalizeLocation({ ...location, pathname });
  const hash = escapeInvalidPercent(normalized.hash);
  return hash === normalized.hash ? normalized : { ...normalized, hash };
}
