import { expect, it } from 'vitest';
import { readStoreRequest } from './store-request';

it('returns a request', () => {
  const request = { page: 'https://charts.example/a', files: ['b'], neighbors: 3 };
  expect(readStoreRequest(request)).toEqual(request);
  expect(readStoreRequest({ ...request, files: ['b', 1], other: 2 })).toEqual(request);
});

it.each([undefined, null, 'store', {}, { page: 'a', files: 'b', neighbors: 1 }])(
  'ignores the message %j',
  (message) => expect(readStoreRequest(message)).toBeUndefined(),
);
