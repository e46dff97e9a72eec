import { describe, expect, it } from 'vitest';
import { createProgress, printQuarters } from './progress';

describe('createProgress', () => {
  it('prints the position of each step, what is left, and its duration', async () => {
    const lines: string[] = [];
    const progress = createProgress(['Read', 'Write', 'Serve'], (line) => lines.push(line));
    expect(await progress.run(() => 1)).toBe(1);
    await progress.run(() => Promise.resolve());
    await progress.run(() => undefined);
    expect(lines).toEqual([
      '[1/3] Read … Then: Write, Serve.',
      expect.stringMatching(/^\[1\/3\] Read: done in \d+\.\d s$/),
      '[2/3] Write … Then: Serve.',
      expect.stringMatching(/^\[2\/3\] Write: done in/),
      '[3/3] Serve …',
      expect.stringMatching(/^\[3\/3\] Serve: done in/),
    ]);
  });

  it('throws what a step throws', async () => {
    const progress = createProgress(['Read'], () => undefined);
    await expect(progress.run(() => Promise.reject(new Error('no file')))).rejects.toThrow(
      'no file',
    );
  });
});

describe('printQuarters', () => {
  it('prints a line for each quarter', () => {
    const lines: string[] = [];
    const print = printQuarters('Drawn', (line) => lines.push(line));
    for (let done = 1; done <= 10; done += 1) print(done, 10);
    expect(lines).toEqual([
      'Drawn: 3 of 10',
      'Drawn: 5 of 10',
      'Drawn: 8 of 10',
      'Drawn: 10 of 10',
    ]);
  });
});
