import { createRequire } from 'node:module';
import path from 'node:path';
import type * as React from 'react';
import type * as ReactDom from 'react-dom/client';
import { errorMessage } from '../../../../shared/error-message';
import { installHeadlessDom } from './install-headless-dom';

type Spec = Record<string, unknown>;
/** Internals of a mounted chart that are read here. */
interface ChartHandle {
  chartStore: { getState(): { specs: Record<string, Spec> } };
}

/** A spec component to render, with its props. */
export interface Rendering {
  name: string;
  props: Spec;
}

/**
 * Renders each component inside of the library's Chart and reads the spec that it registers: its props, including
 * defaults.
 *
 * @param library - run-time exports of the package
 * @throws Error that names a component that fails to render.
 */
export function renderSpecs(
  packageDir: string,
  library: Record<string, unknown>,
  renderings: Rendering[],
): Map<string, Spec> {
  if (renderings.length === 0) return new Map();
  const requireFromPackage = createRequire(path.join(packageDir, 'package.json'));
  const dom = installHeadlessDom();
  try {
    const { act, createElement }: typeof React = requireFromPackage('react');
    const { createRoot }: typeof ReactDom = requireFromPackage('react-dom/client');
    return new Map(
      renderings.map(({ name, props }) => {
        let chart: ChartHandle | undefined;
        const root = createRoot(dom.element());
        const ref = (mounted: ChartHandle | null) => (chart = mounted ?? chart);
        const component = createElement(library[name] as React.FC, { ...props, key: name });
        // Global specs need a series next to them, or the library warns about a chart without a type.
        const series = createElement(library.BarSeries as React.FC<Spec>, {
          key: 'series',
          id: 'series',
          data: [],
          xAccessor: 'x',
          yAccessors: ['y'],
        });
        const size = { width: 300, height: 200 };
        try {
          const Chart = library.Chart as React.FC<Spec>;
          const children = name in specTypes ? [component, series] : [component];
          act(() => root.render(createElement(Chart, { ref, size }, children)));
          return [name, specOf(name, props, chart)];
        } catch (error) {
          throw new Error(
            `${name} does not render with the props of plugins/api-reference/node/observe/minimal-props.ts (${errorMessage(error)}): correct them there.`,
            { cause: error },
          );
        } finally {
          act(() => root.unmount());
        }
      }),
    );
  } finally {
    dom.remove();
  }
}

/** Spec types of global specs, which apply to every chart type. */
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
