import { Chart, Timeslip, type GetData } from '@elastic/charts';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { drawingOf } from '../../../../plugins/chart-examples/headless';
import { render, type Rendered } from '../../render-chart';
import { soon } from '../../soon';

const chart = (getData: GetData) => (
  <Chart size={{ height: 300 }}>
    <Timeslip id="timeslip" getData={getData} />
  </Chart>
);

/** Presses a key on the canvas and waits until the chart has drawn. */
async function press({ container }: Rendered, code: string, times = 1): Promise<void> {
  const canvas = container.querySelector('canvas')!;
  for (let count = 0; count < times; count++) {
    canvas.dispatchEvent(new window.KeyboardEvent('keydown', { code, bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function expectFirstKept() {
  const first = vi.fn<GetData>(() => []);
  const second = vi.fn<GetData>(() => []);
  const rendered = await render(chart(first));
  await soon(() => expect(first).toHaveBeenCalled());
  await rendered.rerender(chart(second));
  const before = first.mock.calls.length;
  await press(rendered, 'ArrowDown', 20);
  await soon(() => expect(first.mock.calls.length).toBeGreaterThan(before));
  expect(second).not.toHaveBeenCalled();
}

describe('reference/notes/TimeslipSpec', () => {
  it(
    'The chart keeps the function that it gets on mount: a new one later has no effect, so read changing data through a ref.',
    expectFirstKept,
  );
});

describe('api/specs/Timeslip', () => {
  it('The chart keeps the getData that it gets first.', expectFirstKept);
});

describe('reference/notes/Timeslip', () => {
  it('The time axis covers 2002 to 2021 and opens on about half a year around the end of 2020; other data never comes into view.', async () => {
    const views: [number, number][] = [];
    const rendered = await render(
      chart(({ lo, hi }) => {
        views.push([lo!.minimum * 1000, hi!.supremum * 1000]);
        return [];
      }),
    );
    await soon(() => expect(views.length).toBeGreaterThan(0));
    const day = 86_400_000;
    const [from, to] = views[0]!;
    expect((to - from) / day).toBeGreaterThan(150);
    expect((to - from) / day).toBeLessThan(240);
    expect(from).toBeLessThan(Date.UTC(2020, 11, 31));
    expect(to).toBeGreaterThan(Date.UTC(2020, 11, 31));

    // Zooms out as far as possible.
    await press(rendered, 'ArrowUp', 100);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const [widestFrom, widestTo] = views.at(-1)!;
    expect(widestFrom).toBe(Date.UTC(2002, 0, 1));
    // The last bar in view begins where 2021 ends.
    expect(widestTo).toBeLessThanOrEqual(Date.UTC(2023, 0, 1));
  });
});

describe('reference/notes/GetData', () => {
  it('The vertical axis spans zero and all values, not the boxes: give a box its upper as value, or below zero its lower.', async () => {
    const ticksFor = async (value: number) => {
      const rendered = await render(
        chart(({ lo }) => [
          {
            epochMs: lo!.minimum * 1000,
            value,
            boxplot: { lower: -90, q1: -30, q2: 0, q3: 30, upper: 90 },
          },
        ]),
      );
      const ticks = () =>
        [...rendered.container.querySelectorAll('canvas')]
          .flatMap((canvas) => drawingOf(canvas)?.texts ?? [])
          .filter((text) => /^-?\d{1,3}$/.test(text))
          .map(Number);
      return soon(() => {
        expect(ticks().length).toBeGreaterThan(1);
        return [Math.min(...ticks()), Math.max(...ticks())];
      });
    };
    expect(await ticksFor(10)).toEqual([0, 10]);
    expect(await ticksFor(90)).toEqual([0, 100]);
    expect(await ticksFor(-90)).toEqual([-100, 0]);
  });
});

describe('examples/timeslip', () => {
  it('A box whose median equals a quartile is not drawn.', async () => {
    const context = createCanvas(1, 1).getContext('2d');
    const rect = vi.spyOn(Object.getPrototypeOf(context) as typeof context, 'rect');
    /** Returns how many tall rectangles are outlined in the first drawing with texts: only a box is. */
    const boxesWith = async (q2: number) => {
      rect.mockClear();
      const boxplot = { lower: 0, q1: 20, q2, q3: 40, upper: 50 };
      const { container } = await render(
        chart(({ lo }) => [{ epochMs: lo!.minimum * 1000, value: 50, boxplot }]),
      );
      await soon(() => {
        const drawing = drawingOf(container.querySelector('canvas')!);
        expect(drawing?.texts.length).toBeGreaterThan(9);
      });
      return rect.mock.calls.filter(([, , , height]) => height > 50).length;
    };
    expect(await boxesWith(30)).toBeGreaterThan(0);
    for (const quartile of [20, 40]) expect(await boxesWith(quartile)).toBe(0);
    rect.mockRestore();
  });
});
