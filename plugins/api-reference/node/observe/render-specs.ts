import { createRequire } from 'node:module';
import path from 'node:path';
import type * as React from 'react';
import type * as ReactDom from 'react-dom/client';
import { standInForBrowser } from './stand-in-for-browser';

type Spec = Record<string, unknown>;
/** What a mounted chart holds; only the part that is read here. */
interface ChartHandle {
  chartStore: { getState(): { specs: Record<string, Spec> } };
}

/** A spec component to render, with the props to give it. */
export interface Rendering {
  name: string;
  props: Spec;
}

/**
 * Renders components one by one inside of the library's Chart and reads the specs that they register:
 * their props with all that the library filled in.
 *
 * @param library - the running package
 * @throws Error that names the component, when it does not render.
 */
export function renderSpecs(
  packageDir: string,
  library: Record<string, unknown>,
  renderings: Rendering[],
): Map<string, Spec> {
  if (renderings.length === 0) return new Map();
  const need = createRequire(path.join(packageDir, 'package.json'));
  const browser = standInForBrowser();
  try {
    const { act, createElement } = need('react') as typeof React;
    const { createRoot } = need('react-dom/client') as typeof ReactDom;
    return new Map(
      renderings.map(({ name, props }) => {
        let chart: ChartHandle | undefined;
        const root = createRoot(browser.element());
        const ref = (mounted: ChartHandle | null) => (chart = mounted ?? chart);
        const component = createElement(library[name] as React.FC, { ...props, key: name });
        // Specs that serve every chart need one beside them, or the library warns of a chart without a type.
        const companion = createElement(library.BarSeries as React.FC<Spec>, {
          key: 'companion',
          id: 'companion',
          data: [],
          xAccessor: 'x',
          yAccessors: ['y'],
        });
        const size = { width: 300, height: 200 };
        try {
          const Chart = library.Chart as React.FC<Spec>;
          const children = name in specTypes ? [component, companion] : [component];
          act(() => root.render(createElement(Chart, { ref, size }, children)));
          return [name, specOf(name, props, chart)];
        } catch (error) {
          throw new Error(
            `${name} does not render with the props of plugins/api-reference/node/observe/least-props.ts (${(error as Error).message}): correct them there.`,
            { cause: error },
          );
        } finally {
          act(() => root.unmount());
        }
      }),
    );
  } finally {
    browser.remove();
  }
}

/** Types of the specs that serve every chart family. */
const specTypes: Record<string, string> = {
  GroupBy: 'index_order',
  Settings: 'settings',
  SmallMultiples: 'small_multiples',
  Tooltip: 'tooltip',
};

function specOf(name: string, props: Spec, chart: ChartHandle | undefined): Spec {
  const specs = Object.values(chart?.chartStore.getState().specs ?? {});
  const found = specs.find(({ id, specType }) =>
    name in specTypes ? specType === specTypes[name] : id === props.id,
  );
  if (!found) throw new Error('it registers no spec');
  return found;
}
