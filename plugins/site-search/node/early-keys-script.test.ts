import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { earlyKeysScript } from './early-keys-script';

/** Runs the script in a page, and presses keys there. */
function openPage() {
  const { window } = new JSDOM(`<input><script>${earlyKeysScript}</script>`, {
    runScripts: 'dangerously',
  });
  const { document } = window;
  const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
    !target.dispatchEvent(
      new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  const type = (text: string) => [...text].map((key) => press(key));
  const { searchKeys: keys } = window as unknown as Window;
  return { document, keys, press, type };
}

it.each([
  ['Ctrl+K', 'k', { ctrlKey: true }],
  ['Cmd+K', 'K', { metaKey: true }],
  ['a slash', '/', {}],
] as const)('records what is typed after %s', (_name, key, init) => {
  const { keys, press, type } = openPage();
  keys.onWanted = vi.fn();
  expect(type('a')).toEqual([false]);
  expect(press(key, init)).toBe(true);
  expect(keys).toMatchObject({ wanted: true, text: '' });
  expect(keys.onWanted).toHaveBeenCalledTimes(1);
  expect(type('x / ys').every(Boolean)).toBe(true);
  press('Backspace');
  press('Shift');
  expect(press('Enter')).toBe(true);
  expect(press('c', { ctrlKey: true })).toBe(false);
  expect(keys).toMatchObject({ wanted: true, text: 'x / y' });
});

it('discards it with Escape, and when a field receives keys', () => {
  const { keys, press, type, document } = openPage();
  for (const leave of [
    () => press('Escape'),
    () => press('a', {}, document.querySelector('input')!),
  ]) {
    press('/');
    type('axis');
    leave();
    expect(keys).toMatchObject({ wanted: false, text: '' });
    expect(press('a')).toBe(false);
  }
});

it('leaves a slash in a field alone', () => {
  const { keys, press, document } = openPage();
  expect(press('/', {}, document.querySelector('input')!)).toBe(false);
  expect(keys.wanted).toBeFalsy();
});
