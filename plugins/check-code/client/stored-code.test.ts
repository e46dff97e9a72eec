import { afterEach, expect, it, vi } from 'vitest';
import { maxLength, readCode, storeCode } from './stored-code';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(items: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => (items[key] = value),
  });
  return items;
}

it('A text is kept for its site', () => {
  stubStorage();
  storeCode('/a/', '<Chart />\n');
  expect(readCode('/a/')).toBe('<Chart />\n');
  expect(readCode('/b/')).toBe('');
});

it.each(['{', '1', '["<Chart />"]', 'null', JSON.stringify('x'.repeat(maxLength + 1))])(
  'Stored data of another form is no text: %.20s',
  (stored) => {
    stubStorage({ '/check-code': stored });
    expect(readCode('/')).toBe('');
  },
);

it('A text that is too long is not stored', () => {
  const items = stubStorage();
  storeCode('/', 'x'.repeat(maxLength + 1));
  expect(items).toEqual({});
});

it('A blocked storage keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeCode('/', 'a');
  expect(readCode('/')).toBe('');
});
