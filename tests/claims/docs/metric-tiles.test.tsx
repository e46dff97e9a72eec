import type { ComponentType } from 'react';
import { Chart, Metric, type MetricWNumber } from '@elastic/charts';
import { expect, it, vi, describe } from 'vitest';
import { codeOn } from '../code-on';
import { render } from '../render-chart';
import { soon } from '../soon';

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

  it("Draw a frame with body: an element with position: 'absolute' and inset: 0 covers its tile. A tile has neither className nor style, and no selection of its own.", async () => {
    const { Rooms } = codeOn<{
      Rooms: ComponentType<{ rooms: { name: string; degrees: number }[] }>;
    }>('docs/metric-tiles', 'frame');
    const rooms = ['A', 'B', 'C'].map((name, index) => ({ name, degrees: index - 20 }));
    const { container } = await render(<Rooms rooms={rooms} />);
    const tiles = () => [...container.querySelectorAll<HTMLElement>('.echMetric')];
    const selected = () =>
      tiles()
        .filter((tile) => tile.querySelector('[aria-label=Selected]'))
        .map((tile) => tile.querySelector('h2')?.textContent);
    expect(selected()).toEqual(['A']);
    tiles()[2]!.querySelector('button')!.click();
    await soon(() => expect(selected()).toEqual(['C']));
    // The nearest positioned ancestor is as large as the tile.
    const frame = tiles()[2]!.querySelector('[aria-label=Selected]')!;
    const positioned = (element: Element): Element =>
      getComputedStyle(element).position === 'relative'
        ? element
        : positioned(element.parentElement!);
    const containing = positioned(frame.parentElement!);
    expect(containing.className).toBe('echMetricText');
    expect(containing.parentElement).toBe(tiles()[2]);
    expect(getComputedStyle(containing).height).toBe('100%');

    const styled = {
      title: 'A',
      value: 'x',
      color: '#ffffff',
      className: 'mine',
      style: { top: 1 },
    };
    const plain = await render(
      <Chart size={{ height: 200 }}>
        <Metric id="tile" data={[[styled]]} />
      </Chart>,
    );
    expect(plain.container.querySelector('.mine, [style*="top: 1px"]')).toBeNull();
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
