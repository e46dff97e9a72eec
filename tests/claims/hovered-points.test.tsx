import { AreaSeries, BubbleSeries, LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { move } from './pointer';
import { renderChart, unmountAll, type Series } from './render-chart';

let counted: Promise<void> | undefined;

/** Expects that `onHover` of the theme sets all points near the pointer, not only one. */
const expectAllNear = () => (counted ??= countHovered());

async function countHovered() {
  for (const Series of [LineSeries, AreaSeries, BubbleSeries] as Series[]) {
    /** Returns how many points the pointer at the middle point of a series sets, with another point `distance` pixels above it. */
    const hovered = async (distance: number, dx: number, pointBuffer?: number) => {
      const highest = 4 / (1 - distance / 300);
      const values = { below: 0, above: highest - 4 };
      const { container } = await renderChart(
        Object.entries(values).map(([id, more]) => (
          <Series
            key={id}
            id={id}
            data={[0, 1, 2, 3, 4].map((x) => ({ x, y: x + more }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
          />
        )),
        {
          theme: { highlighter: { point: { opacity: 1, onHover: { opacity: 0.6 } } } },
          ...(pointBuffer !== undefined && { pointBuffer }),
        },
      );
      await move(container, 300 + dx, 300 * (1 - 2 / highest));
      const count = container.querySelectorAll('.echHighlighter path[opacity="0.6"]').length;
      unmountAll();
      return count;
    };
    for (const { pointBuffer, dx } of combinations({ pointBuffer: [undefined, 40], dx: [0, 6] }))
      expect(await hovered(7, dx, pointBuffer)).toBe(2);
    expect(await hovered(30, 0)).toBe(1);
    expect(await hovered(30, 0, 40)).toBe(2);
    expect(await hovered(7, 6, 0)).toBe(0);
    expect(await hovered(7, 30)).toBe(0);
  }
}

describe('examples/theme/hover', () => {
  it(
    'highlighter sets the points under the cursor, and onHover those near the pointer.',
    expectAllNear,
  );
});

describe('reference/notes/HighlighterStyle', () => {
  it(
    'onHover: the same for all points under the pointer, bubbles included. pointBuffer of Settings widens their reach.',
    expectAllNear,
  );
});
