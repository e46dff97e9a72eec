import originalNormalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { escapeInvalidPercent } from './escape-invalid-percent';

type Location = Parameters<typeof originalNormalizeLocation>[0];

/** Removes `.html` from the path, as the original does, and escapes a hash with invalid percent-encoding. */
export default function normalizeLocation(location: Location): Location {
  const normalized = originalNormalizeLocation(location);
  const hash = escapeInvalidPercent(normalized.hash);
  return hash === normalized.hash ? normalized : { ...normalized, hash };
}
