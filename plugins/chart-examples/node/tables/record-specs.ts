import path from 'node:path';
import {
  createContext,
  createElement,
  forwardRef,
  useContext,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as library from '@elastic/charts';
import { examplesLibrary } from '../../../../shared/examples-library';
import { loadModule } from '../pictures/load-module';

/** A component of the library that an example renders, with its props. */
export interface RecordedSpec {
  component: string;
  props: Record<string, unknown> & {
    /** The data of a Flame: a value for each rectangle in every column. */
    columnarData?: { label: string[]; value: ArrayLike<number> };
    getData?: library.GetData;
    xScale?: { type?: string };
  };
  /** Identifies the chart that contains it. */
  chart?: object;
}

const ParentChart = createContext<object | undefined>(undefined);

/**
 * Renders an example with stubs of the library's components in a headless DOM, to get the props that it computes.
 *
 * @param components - names of the library's components that the example uses
 */
export async function recordSpecs(
  siteDir: string,
  root: HTMLElement,
  id: string,
  components: string[],
): Promise<RecordedSpec[]> {
  const specs = new Map<object, RecordedSpec>();
  const stubs = components.map((component) => [component, recordingStub(component, specs)]);
  const { default: Example } = loadModule<{ default: ComponentType }>(
    path.join(siteDir, examplesLibrary.importers, `${id}.tsx`),
    { [examplesLibrary.request]: { ...library, ...Object.fromEntries(stubs) } },
  );
  const reactRoot = createRoot(root);
  flushSync(() => reactRoot.render(createElement(Example)));
  // An example that measures itself renders its charts after the first report of its size.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  const recorded = [...specs.values()];
  reactRoot.unmount();
  return recorded;
}

/** Returns a component that adds itself to the specs while it is mounted, in the order of the elements. */
function recordingStub(component: string, specs: Map<object, RecordedSpec>) {
  const stub = forwardRef<unknown, { children?: ReactNode }>((props, _ref) => {
    const key = useRef({}).current;
    const chart = useContext(ParentChart);
    useLayoutEffect(() => void specs.set(key, { component, props: { ...props }, chart }));
    useLayoutEffect(() => () => void specs.delete(key), [key]);
    if (component !== 'Chart') return null;
    return createElement(ParentChart.Provider, { value: key }, props.children);
  });
  stub.displayName = component;
  return stub;
}
