import fs from 'node:fs';
import { BarSeries, Chart, Metric, Settings } from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../combinations';
import { render } from '../render-chart';
import { ChartBoundary } from './chart-boundary';

/** Throws an error with a message. */
function Failing({ message }: { message: string }): ReactElement {
  throw new Error(message);
}

const bars = (rows?: { x: string; y: number }[]) => (
  <Chart size={{ height: 200 }}>
    <Settings debugState />
    <BarSeries id="bars" data={rows as object[]} xAccessor="x" yAccessors={['y']} />
  </Chart>
);
const tile = (value: number) => (
  <Chart size={{ height: 200 }}>
    <Metric
      id="tile"
      data={[[{ title: 'Load', color: '#6dccb1', value, valueFormatter: String }]]}
    />
  </Chart>
);
/** A chart that fails, the same one with good data, and a text that the good one shows. */
const charts = {
  xy: [bars(undefined), bars([{ x: 'a', y: 1 }]), 'bar chart'],
  metric: [tile(null as unknown as number), tile(4), 'Load'],
} as const;

const inPage = (chart: ReactElement) => (
  <>
    <h1>Page</h1>
    <ChartBoundary>{chart}</ChartBoundary>
  </>
);

describe('docs/error-messages', () => {
  it('Put an error boundary around charts whose data or props you do not control:', () => {
    const code = fs.readFileSync('tests/claims/docs/chart-boundary.tsx', 'utf8').trim();
    expect(fs.readFileSync('content/docs/error-messages.mdx', 'utf8')).toContain(code);
  });

  it('When the component around it renders again, for example with the data of the next request, the chart gets another try.', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const { chart, message } of combinations({
      chart: ['xy', 'metric'],
      message: [undefined, '', 'Another message'],
    })) {
      const [bad, good, text] = charts[chart];
      const failing = message === undefined ? bad : <Failing message={message} />;
      const { container, rerender } = await render(inPage(good));
      expect(container.textContent).toContain(text);
      for (let repeat = 0; repeat < 2; repeat++) {
        await rerender(inPage(failing));
        expect(container.textContent).toMatch(
          message === undefined ? /^PageNo chart: Cannot read/ : `PageNo chart: ${message}`,
        );
        await rerender(inPage(good));
        expect(container.textContent).toContain(text);
        expect(container.textContent).not.toContain('No chart');
      }
    }
    vi.restoreAllMocks();
  });
});
