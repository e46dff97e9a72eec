// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlData } from '../../../../shared/prop-controls/__fixtures__/control-data';
import PropControls from '.';

let root: Root;
let source: string;

/** Shows the controls of a text, and applies their changes as an editor does. */
function setSource(text: string) {
  source = text;
  root.render(
    <PropControls
      source={text}
      data={controlData}
      baseUrl="/base/"
      onChange={(changes) =>
        setSource(
          changes.reduceRight(
            (changed, { from, to, insert }) => changed.slice(0, from) + insert + changed.slice(to),
            text,
          ),
        )
      }
    />,
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  document.adoptedStyleSheets = [];
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild!);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const imports = "import { Axis, Chart, Settings } from '@elastic/charts';\n";
const show = (jsx: string) => act(() => setSource(`${imports}<Chart>${jsx}</Chart>`));

/** Returns the code in the chart. */
const code = () => source.replace(/^[^]*<Chart>|<\/Chart>$/g, '');

const row = (prop: string): HTMLElement => {
  const rows = [...document.querySelectorAll<HTMLElement>('.prop-controls-row')];
  const found = rows.find(
    (each) => each.querySelector('.prop-controls-name')?.textContent === `${prop}?`,
  );
  if (!found) throw new Error(`No row of ${prop}.`);
  return found;
};
const field = (prop: string, selector = 'input, select') =>
  row(prop).querySelector<HTMLInputElement>(selector)!;
const button = (prop: string) => row(prop).querySelector('button');
const click = (element: HTMLElement | null) => act(() => element?.click());

/** Types as a browser does: React listens to the setter of the value. */
function type(input: HTMLInputElement, value: string) {
  const prototype = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(
      new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
}
const leave = (input: HTMLElement) =>
  act(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
/** Opens all sections, then those in them. */
async function openAll() {
  for (let level = 0; level < 2; level++)
    await act(async () => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      await new Promise((resolve) => setTimeout(resolve));
    });
}

describe('PropControls', () => {
  it('turns a control into code, and code into the state of the control', async () => {
    show('<Axis />');
    await openAll();
    click(field('hide'));
    expect(code()).toBe('<Axis hide />');
    click(field('position', '[aria-label=Right]'));
    expect(code()).toBe('<Axis hide position={Position.Right} />');
    expect(field('position', ':checked').getAttribute('aria-label')).toBe('Right');
    type(field('tickFormat'), 'percent');
    expect(code()).toContain('tickFormat={(value) => `${value}%`}');
    act(() => setSource(`${imports}<Chart><Axis ticks={7} /></Chart>`));
    expect(field('hide').checked).toBe(false);
    expect(field('ticks').value).toBe('7');
    expect(field('ticks', '[type=range]').value).toBe('7');
  });

  it('shows defaults, and removes a prop with its button', async () => {
    show('<Axis title="a" ticks={7} />');
    await openAll();
    expect(field('ticks').placeholder).toBe('5');
    expect(field('nice').indeterminate).toBe(true);
    expect(field('position', ':checked').getAttribute('aria-label')).toBe('Left');
    expect(button('hide')).toBeNull();
    click(button('ticks'));
    expect(code()).toBe('<Axis title="a" />');
    click(field('nice'));
    expect(code()).toBe('<Axis title="a" nice />');
    expect(field('nice').indeterminate).toBe(false);
  });

  it('keeps what is typed while the code has another form of it', async () => {
    show('<Axis />');
    await openAll();
    for (const text of ['1', '12', '12.', '12.0', '12.05']) {
      type(field('ticks'), text);
      // jsdom sanitizes what is not a number.
      if (!text.endsWith('.')) expect(field('ticks').value).toBe(text);
    }
    expect(code()).toBe('<Axis ticks={12.05} />');
    // Equal to the default, which is not written.
    type(field('ticks'), '5');
    expect(field('ticks').value).toBe('5');
    expect(code()).toBe('<Axis />');
    leave(field('ticks'));
    expect(field('ticks').value).toBe('');
    type(field('title'), ' say "a" ');
    expect(field('title').value).toBe(' say "a" ');
    expect(code()).toBe(`<Axis title={' say "a" '} />`);
    type(field('title'), '');
    expect(code()).toBe('<Axis />');
  });

  it('says why it cannot follow an expression, and replaces it if the reader chooses to', async () => {
    show('<Axis ticks={count} />');
    await openAll();
    expect(row('ticks').textContent).toContain('The code sets it to the expression count.');
    expect(field('ticks')).toBeNull();
    click(button('ticks'));
    type(field('ticks'), '3');
    expect(code()).toBe('<Axis ticks={3} />');
    act(() => setSource(`${imports}<Chart><Axis ticks={count} /></Chart>`));
    expect(field('ticks')).toBeNull();
  });

  it('adds Settings that are missing', async () => {
    show('<Axis />');
    await openAll();
    click(field('showLegend'));
    expect(code()).toBe('<Settings showLegend /><Axis />');
    expect(field('showLegend').checked).toBe(true);
  });

  it('lists a prop first that the code begins to set, but not one that its control has set', async () => {
    show('<Axis />');
    await openAll();
    const others = () => document.querySelector('.prop-controls-others')?.textContent ?? '';
    expect(others()).toContain('headerFormat');
    type(field('headerFormat'), 'date');
    expect(others()).toContain('headerFormat');
    expect(others()).toContain('labelFormat');
    act(() =>
      setSource(`${imports}<Chart><Axis labelFormat={(value) => String(value)} /></Chart>`),
    );
    expect(others()).not.toContain('labelFormat');
    expect(others()).toContain('headerFormat');
  });

  it('filters the other props', async () => {
    show('<Axis />');
    await openAll();
    const filter = document.querySelector<HTMLInputElement>('[type=search]')!;
    type(filter, 'header FORMAT');
    expect(document.querySelectorAll('.prop-controls-others .prop-controls-row')).toHaveLength(1);
    type(filter, 'nothing');
    expect(document.querySelector('.prop-controls-others [role=status]')?.textContent).toBe(
      'No prop matches.',
    );
  });

  it('keeps the controls while the code is not complete', async () => {
    show('<Axis hide />');
    await openAll();
    act(() => setSource(`${imports}<Chart><Axis hide title=`));
    expect(field('hide').checked).toBe(true);
    expect(document.querySelector('fieldset')?.disabled).toBe(true);
    expect(document.querySelector('[role=status]')?.textContent).toMatch(/not complete/);
    act(() => setSource(`${imports}<Chart><Axis hide title="a" /></Chart>`));
    expect(document.querySelector('fieldset')?.disabled).toBe(false);
    expect(field('title').value).toBe('a');
  });

  it('names every field, and links to the reference', async () => {
    show('<Axis />');
    await openAll();
    const unnamed = [...document.querySelectorAll<HTMLInputElement>('input, select')].filter(
      (each) => !each.labels?.length && !each.ariaLabel && !each.getAttribute('aria-label'),
    );
    expect(unnamed).toEqual([]);
    expect(row('ticks').querySelector('a')?.getAttribute('href')).toBe('/base/api/Axis#ticks');
  });
});
