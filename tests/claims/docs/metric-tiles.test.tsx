import { Chart, Metric, type MetricWNumber } from '@elastic/charts';
import { expect, it, vi, describe } from 'vitest';
import { render } from '../render-chart';

describe('docs/metric-tiles', () => {
  it('any element in the free space, such as a button or a menu', async () => {
    const onClick = vi.fn();
    const { container } = await render(
      <Chart size={{ height: 200, width: 300 }}>
        <Metric
          id="tile"
          data={[
            [
              {
                color: '#dddddd',
                title: 'Orders',
                value: 'many',
                body: (
                  <button type="button" onClick={onClick}>
                    Menu
                  </button>
                ),
              },
            ],
          ]}
        />
      </Chart>,
    );
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Menu',
    )!;
    button.click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('A long title wraps to three lines at most and then ends in "…". The browser shows all of it when the pointer rests on it. Low tiles have room for fewer lines.', async () => {
    const title =
      'Median time until the checkout service in the north answers a request of a browser';
    const linesAt = async (height: number, others: Partial<MetricWNumber>) => {
      const tile = { title, value: 12, color: '#ffffff', valueFormatter: String, ...others };
      const { container } = await render(
        <Chart size={{ height, width: 180 }}>
          <Metric id="tile" data={[[tile]]} />
        </Chart>,
      );
      const element = [...container.querySelectorAll<HTMLElement>('h2 span')].find(
        ({ textContent }) => textContent === title,
      )!;
      expect(element.title).toBe(title);
      expect(element.style.getPropertyValue('text-overflow')).toBe('ellipsis');
      return Number(element.style.getPropertyValue('-webkit-line-clamp'));
    };
    for (const others of [{}, { subtitle: 'last 30 days' }]) {
      expect(await linesAt(100, others)).toBeLessThan(3);
      expect(await linesAt(240, others)).toBe(3);
      expect(await linesAt(900, others)).toBe(3);
    }
  });
});
