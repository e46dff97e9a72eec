import normalizeTheirs from '@docusaurus/core/lib/client/normalizeLocation';
import { decodable } from './decodable';

type Location = Parameters<typeof normalizeTheirs>[0];

/** The location as routes know it: without `.html`, with a hash that can be decoded. */
export default function normalizeLocation(location: Location): Location {
  const normalized = normalizeTheirs(location);
  const hash = decodable(normalized.hash);
  return hash === normalized.hash ? normalized : { ...normalized, hash };
}
