import { describe, expect, it } from 'vitest';
import { csvOf } from './csv-of';
import { timeText } from './time-text';

describe('csvOf', () => {
  it('quotes separators, quotes and line breaks, and leaves missing values empty', () => {
    const columns = ['name', 'note'].map((name) => ({ name, roles: [] }));
    const rows = [
      ['a, b', null],
      ['say "so"', 1.5],
      ['two\nlines', ''],
    ];
    expect(csvOf({ columns, rows })).toBe(
      'name,note\r\n"a, b",\r\n"say ""so""",1.5\r\n"two\nlines",',
    );
  });
});

describe('timeText', () => {
  it.each([
    [Date.UTC(2025, 2, 26), '2025-03-26 00:00'],
    [Date.UTC(2025, 2, 26, 8, 30, 5), '2025-03-26 08:30:05'],
    [Date.UTC(2025, 2, 26, 8, 0, 0, 250), '2025-03-26 08:00:00.250'],
  ])('writes %d as %s', (time, text) => expect(timeText(time)).toBe(text));
});
