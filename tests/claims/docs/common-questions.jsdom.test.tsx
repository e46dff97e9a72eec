// @vitest-environment jsdom
import './charts-in-jsdom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BarSeries, Chart } from '@elastic/charts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../soon';

declare global {
  // React reads this name.
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

afterEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = undefined;
  vi.restoreAllMocks();
});

describe('docs/testing', () => {
  it('Wait with waitFor or findBy of React Testing Library, which turn the warning off meanwhile. vi.waitUntil does not:', async () => {
    /** Counts the warnings while a chart draws; React Testing Library leaves the environment while it waits. */
    const warnings = async (leaves: boolean) => {
      const error = vi.spyOn(console, 'error').mockReset();
      error.mockImplementation(() => undefined);
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
      const container = document.body.appendChild(document.createElement('div'));
      const root = createRoot(container);
      act(() =>
        root.render(
          <Chart size={{ height: 240 }}>
            <BarSeries id="bars" data={[{ x: 'A', y: 1 }]} xAccessor="x" yAccessors={['y']} />
          </Chart>,
        ),
      );
      if (leaves) globalThis.IS_REACT_ACT_ENVIRONMENT = false;
      await soon(() =>
        expect(
          container.querySelector('.echChartStatus:not([data-ech-render-count="0"])'),
        ).not.toBeNull(),
      );
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
      act(() => root.unmount());
      return error.mock.calls.filter(([text]) => String(text).includes('not wrapped in act'))
        .length;
    };
    expect(await warnings(false)).toBeGreaterThan(0);
    expect(await warnings(true)).toBe(0);
  });
});
