import { Axis, BarSeries, LineSeries, Position, ScaleType, StackMode } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { tooltipAt } from './pointer';
import { renderChart } from './render-chart';

describe('docs/formats', () => {
  it('Formats get the value that is drawn: in a percentage stack the share, not the count.', async () => {
    const rows = [
      { group: 'one', count: 10 },
      { group: 'two', count: 30 },
    ];
    const shown = async (stackMode?: StackMode) => {
      const { container, texts } = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            ticks={2}
            tickFormat={(value: number) => `axis ${value}`}
          />
          <BarSeries
            id="counts"
            data={rows.map((row) => ({ x: 'a', ...row }))}
            xAccessor="x"
            yAccessors={['count']}
            splitSeriesAccessors={['group']}
            stackAccessors={['x']}
            stackMode={stackMode}
            tickFormat={(value: number) => `series ${value}`}
            displayValueSettings={{
              showValueLabel: true,
              valueFormatter: (value: number) => `label ${value}`,
            }}
          />
        </>,
      );
      const tooltip = await tooltipAt(container, 300, 200);
      return [...texts, tooltip?.textContent].join('|');
    };
    const counts = await shown();
    expect(counts).toMatch(/^axis 40\|/);
    expect(counts).toContain('|label 10|label 30|');
    expect(counts).toMatch(/series 10.*series 30/);
    const shares = await shown(StackMode.Percentage);
    expect(shares).toMatch(/^axis 1\|/);
    expect(shares).toContain('|label 0.25|label 0.75|');
    expect(shares).toMatch(/series 0\.25.*series 0\.75/);
  });
});

describe('docs/domains', () => {
  it('Values outside of the domain are cut off at the edge of the plot.', async () => {
    const props = {
      data: [1, 20, 1].map((y, x) => ({ x, y })),
      xScaleType: ScaleType.Linear,
      xAccessor: 'x',
      yAccessors: ['y'],
    };
    const { svg } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} domain={{ min: 0, max: 5 }} />
        <BarSeries id="bars" color="#112238" {...props} />
        <LineSeries id="line" color="#112237" {...props} />
      </>,
    );
    // Both shapes begin above the plot, at a negative y, and are in the group that is clipped.
    const [, clip, shapes] =
      /<g clip-path="url\(#(\d+)\)">((?:(?!<\/g>).)*#112238.*)/s.exec(svg) ?? [];
    expect(shapes).toMatch(/fill="#112238"[^>]* d="[^"]*-\d+/);
    expect(shapes).toMatch(/stroke="#112237"[^>]* d="M[^"]*-\d+/);
    expect(svg).toContain(`<clipPath id="${clip}">`);
  });
});
