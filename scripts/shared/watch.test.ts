import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watch } from './watch';

let dir: string;
let end: (() => void) | undefined;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  fs.mkdirSync(path.join(dir, 'bar'));
});
afterEach(() => {
  end?.();
  fs.rmSync(dir, { recursive: true });
});
const change = (text: string) => fs.writeFileSync(path.join(dir, 'bar/stacked.tsx'), text);

it('calls the function once more for changes during a call', async () => {
  const finish: (() => void)[] = [];
  const onChange = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
  end = watch([dir], onChange);
  change('1');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const other = fs.watch(dir, { recursive: true });
  const changed = new Promise((resolve) => other.once('change', resolve));
  change('2');
  await changed;
  other.close();
  expect(onChange).toHaveBeenCalledTimes(1);
  finish[0]!();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  finish[1]!();
});

it('prints an error and continues to watch', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onChange = vi
    .fn()
    .mockRejectedValueOnce(new Error('no title'))
    .mockResolvedValue(undefined);
  end = watch([dir], onChange);
  change('1');
  await vi.waitFor(() => expect(print).toHaveBeenCalledWith('no title'));
  change('2');
  await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(1));
  print.mockRestore();
});
