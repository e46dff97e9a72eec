// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { earlyEventsScript } from './node/early-events-script';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const dispatch = (type: string, selector: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));

let handled: string[];

beforeEach(() => {
  handled = [];
  vi.resetModules();
  document.body.innerHTML =
    '<main><a href="#a">Link</a><details><summary>More</summary></details><input><button><b>Copy</b></button></main>';
  window.eval(earlyEventsScript);
});

/** Runs the scripts of the page, which handle events from then on. Returns what runs at the end of hydration. */
async function runScripts(): Promise<() => void> {
  const { repeatEarlyEvents } = await import('./client/early-events');
  for (const type of ['mouseover', 'focusin', 'input', 'click'])
    find('main').addEventListener(type, ({ target }) => {
      if (target instanceof Element) handled.push(`${type} ${target.localName}`);
    });
  return repeatEarlyEvents;
}

it('repeats the last event of each type, once', async () => {
  dispatch('mouseover', 'summary');
  dispatch('mouseover', 'a');
  find('input').focus();
  dispatch('input', 'input');
  find('b').click();
  const onHydrated = await runScripts();
  onHydrated();
  onHydrated();
  expect(handled).toEqual(['mouseover a', 'focusin input', 'input input', 'click b']);
});

it('does not repeat what the browser has done: links and details', async () => {
  find('summary').click();
  const onHydrated = await runScripts();
  onHydrated();
  expect(handled).toEqual([]);
  expect(find('details')).toHaveProperty('open', true);
});

it('lets an event that has been handled replace an earlier one', async () => {
  find('b').click();
  const onHydrated = await runScripts();
  find('a').click();
  onHydrated();
  expect(handled).toEqual(['click a']);
});
