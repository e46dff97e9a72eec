import * as library from '@elastic/charts';
import { createElement, useRef, type ComponentType } from 'react';
import { loadModule } from '../../plugins/chart-examples/headless';
import { render, type Rendered } from './render-chart';

/** A rendered example. */
export interface ShownExample extends Rendered {
  /** The props of the `Settings` of each chart, as they were rendered last. */
  settings: library.SettingsProps[];
  /** Returns what each chart with `Settings` has drawn. A chart without data has drawn nothing. */
  states: () => library.DebugState[];
  /** Returns the text of the first element with the role `status`. */
  status: () => string | null | undefined;
  /** Clicks the first button whose text or label is the name, which does nothing if it is disabled. */
  press: (name: string) => void;
  /** Chooses an option of the first `select` whose label begins with the name. */
  choose: (label: string, value: string) => void;
}

/**
 * Renders an example with the debug state of all its charts.
 *
 * @param id - `family/name`
 * @param width - CSS pixels
 */
export async function showExample(id: string, width = 600): Promise<ShownExample> {
  const settings: library.SettingsProps[] = [];
  const Settings = (props: library.SettingsProps) => {
    const index = useRef<number>();
    index.current ??= settings.length;
    settings[index.current] = props;
    return createElement(library.Settings, { debugState: true, ...props });
  };
  const { default: Example } = loadModule<{ default: ComponentType }>(
    `${process.cwd()}/examples/${id}.tsx`,
    { '@elastic/charts': { ...library, Settings } },
  );
  const rendered = await render(createElement('div', { style: { width } }, createElement(Example)));
  const { container } = rendered;
  return {
    ...rendered,
    settings,
    states: () =>
      [...container.querySelectorAll<HTMLElement>('.echChartStatus')].map(({ dataset }) =>
        JSON.parse(dataset.echDebugState ?? '{}'),
      ),
    status: () => container.querySelector('[role=status]')?.textContent,
    press: (name) => {
      const button = [...container.querySelectorAll('button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === name,
      );
      if (!button) throw new Error(`There is no button "${name}".`);
      button.click();
    },
    choose: (label, value) => {
      const select = [...container.querySelectorAll('label')]
        .find(({ textContent }) => textContent?.startsWith(label))
        ?.querySelector('select');
      if (!select) throw new Error(`There is no select "${label}".`);
      select.value = value;
      select.dispatchEvent(new window.Event('change', { bubbles: true }));
    },
  };
}
