import { afterEach, expect, it, vi } from 'vitest';
import { requestSearch, retrySearch, searchState } from './search-store';

const files = { documents: 'search-doc-1.json', index: 'search-index-1.json' };

afterEach(() => void vi.restoreAllMocks());

it('tells a connection that failed from files that a deployment has replaced', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // Without a worker, the search cannot start.
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  requestSearch('/base/', files);
  await vi.waitFor(() => expect(searchState().failed).toBe(true));
  expect(fetched).toHaveBeenCalledWith('/base/search-doc-1.json', { method: 'HEAD' });
  await Promise.resolve();
  expect(searchState().isOutdated).toBe(false);

  fetched.mockResolvedValue(new Response(null, { status: 404 }));
  retrySearch('/base/', files);
  expect(searchState().failed).toBe(false);
  await vi.waitFor(() => expect(searchState()).toMatchObject({ failed: true, isOutdated: true }));
});
