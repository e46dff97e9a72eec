import { beforeAll, describe, expect, it } from 'vitest';
import { createHeadlessDom, type HeadlessDom } from '../pictures/headless-dom';
import { recordSpecs } from './record-specs';

let dom: HeadlessDom;
beforeAll(() => {
  dom = createHeadlessDom('');
  dom.setWidth(669);
});
const record = (id: string, components: string) =>
  recordSpecs(process.cwd(), dom.root, id, components.split(' '));

describe('recordSpecs', () => {
  it('records the components of an example with their props, in their order', async () => {
    const specs = await record('bar/stacked', 'Chart Settings Axis BarSeries');
    const bars = specs.find(({ component }) => component === 'BarSeries')!;
    expect(bars.props).toMatchObject({ name: 'Visits', xAccessor: 'day', yAccessors: ['count'] });
    expect(bars.props.data).toHaveLength(15);
    expect(bars.chart).toBeDefined();
    expect(dom.root.innerHTML).toBe('');
  });

  it('records charts that are rendered after the example has measured itself', async () => {
    const specs = await record(
      'linked-charts/cold-store',
      'AreaSeries Axis BarSeries Bullet Chart Heatmap LineSeries Metric Partition RectAnnotation Settings Tooltip',
    );
    const charts = specs.filter(({ component }) => component === 'Chart');
    expect(charts.length).toBeGreaterThan(5);
    const chartOf = (name: string) => specs.find(({ component }) => component === name)!.chart;
    expect(chartOf('BarSeries')).not.toBe(chartOf('Metric'));
  });
});
