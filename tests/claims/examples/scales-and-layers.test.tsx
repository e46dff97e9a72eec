import { describe, expect, it } from 'vitest';
import { axisOf, elementIn, first } from '../render-chart';
import { tooltipAt } from '../pointer';
import { showExample } from '../show-example';

describe('examples/annotation/toggle', () => {
  it('hideLines takes an annotation away with its markers, and the y axis keeps its room for it.', async () => {
    const shown = await showExample('annotation/toggle');
    const axis = () => axisOf(shown.states()[0], 'y').values;
    const markers = () =>
      shown.container.querySelectorAll('.echAnnotation__marker, [id^="echAnchor"]').length;
    const [before, count] = [axis(), markers()];
    expect(count).toBeGreaterThan(0);
    elementIn(shown.container, 'input[type=checkbox]').click();
    await expect.poll(markers, { timeout: 10_000, interval: 20 }).toBe(0);
    expect(axis()).toEqual(before);
    expect(before.at(-1)).toBeGreaterThanOrEqual(500);
  });
});

describe('examples/goal/full-circle', () => {
  it('The last tick is left out, as it would overlap the first.', async () => {
    const { texts } = await showExample('goal/full-circle');
    expect(texts.slice(0, 8).map(Number)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
    expect(texts).not.toContain('24');
  });
});

describe('examples/bubble', () => {
  it('Each animal is a series, so that the tooltip can name it; one color makes them look alike.', async () => {
    const { svg, container, states } = await showExample('bubble/log-log');
    expect(states()[0]?.legend?.items.map(({ name }) => name)).toContain('Gray whale');
    const points = [...svg.matchAll(/<(?:path|circle|ellipse)[^>]*fill="#2F7FD0"[^>]*>/g)];
    expect(points).toHaveLength(10);
    const [, x, y] = first(points)[0].match(/translate\(([\d.]+) ([\d.]+)\)/) ?? [];
    expect((await tooltipAt(container, Number(x), Number(y)))?.textContent).toContain('Shrew');
  });
});
