import { describe, expect, it } from 'vitest';
import { applicableRange } from './applicable-range';

const validators = {
  size: 1000,
  etag: '"rs-1-br"',
  lastModified: 'Tue, 01 Jul 2025 10:00:00 GMT',
};
const applicable = (range: string, headers = {}, method = 'GET') =>
  applicableRange({ method, headers: { range, ...headers } }, validators);

describe('applicableRange', () => {
  it.each([
    ['bytes=0-9', 'bytes=0-9'],
    ['bytes=50-50', 'bytes=50-50'],
    ['bytes=900-', 'bytes=900-'],
    ['bytes=-100', 'bytes=-100'],
    ['Bytes=0-9', 'bytes=0-9'],
    ['bytes=0-99999999999999999999', 'bytes=0-99999999999999999999'],
  ])('accepts %s', (range, expected) => {
    expect(applicable(range)).toBe(expected);
  });

  it('limits a suffix range to the size of the file', () => {
    expect(applicable('bytes=-5000')).toBe('bytes=-1000');
  });

  it.each(['bytes=1000-', 'bytes=-0'])('accepts %s, which cannot be satisfied', (range) => {
    expect(applicable(range)).toBe(range);
  });

  it.each([
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=--5',
    'bytes=50-10',
    'bytes=a-b',
    'bytes=1x-2',
    'bytes=0.5-2',
    'lines=0-9',
    'bytes=0-1,3-4',
    'bytes=0-1,',
  ])('ignores "%s"', (range) => {
    expect(applicable(range)).toBeUndefined();
  });

  it('ignores ranges of methods other than GET', () => {
    expect(applicable('bytes=0-9', {}, 'HEAD')).toBeUndefined();
  });

  it.each([validators.etag, validators.lastModified])(
    'accepts a range if If-Range matches %s',
    (ifRange) => {
      expect(applicable('bytes=0-9', { 'if-range': ifRange })).toBe('bytes=0-9');
    },
  );

  it.each([
    ['another file', '"rs-2-br"'],
    ['a weak tag', 'W/"rs-1-br"'],
    ['an earlier time', 'Tue, 01 Jul 2025 09:59:59 GMT'],
    ['a later time', 'Tue, 01 Jul 2025 10:00:01 GMT'],
    ['invalid', 'nonsense'],
  ])('ignores a range if If-Range is %s', (_, ifRange) => {
    expect(applicable('bytes=0-9', { 'if-range': ifRange })).toBeUndefined();
  });
});
