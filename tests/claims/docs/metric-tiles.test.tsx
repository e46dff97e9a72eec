import { Chart, Metric } from '@elastic/charts';
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
});
