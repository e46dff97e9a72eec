import {
  Chart,
  DARK_THEME,
  PointerEventType,
  Settings,
  Timeslip,
  Tooltip,
  Wordcloud,
  type PointerEvent,
  type PointerOverEvent,
  type SettingsProps,
  type WordcloudProps,
} from '@elastic/charts';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heatmap, line } from '../../every-chart';
import { click, drag, mouse, move, surfaceOf } from '../../pointer';
import { render, renderChart } from '../../render-chart';
import { soon } from '../../soon';

const chart = (children: ReactNode) => <Chart size={{ height: 300 }}>{children}</Chart>;

describe('reference/notes/WordcloudViewModel', () => {
  const cloud = async (props: Partial<WordcloudProps>) => {
    const data = [1, 0.5].map((weight) => ({
      text: `word ${weight}`,
      weight,
      color: '#0077bb',
    }));
    const { container } = await render(chart(<Wordcloud id="cloud" data={data} {...props} />));
    return container.querySelector('svg')!.innerHTML;
  };

  it('Other functions ignore it.', async () => {
    for (const weightFn of ['linear', 'log', 'squareRoot'] as const)
      expect(await cloud({ weightFn, exponent: 9 })).toBe(await cloud({ weightFn, exponent: 2 }));
    const weightFn = 'exponential';
    expect(await cloud({ weightFn, exponent: 9 })).not.toBe(await cloud({ weightFn, exponent: 2 }));
  });
});

const timeslip = (settings: SettingsProps, tooltip?: ReactNode) =>
  render(
    chart(
      <>
        <Settings {...settings} />
        {tooltip}
        <Timeslip id="timeslip" getData={() => []} />
      </>,
    ),
  );

describe('reference/notes/Timeslip', () => {
  it('The title "machine.ram" with the unit "KiB", the colors, the white background and the US English texts are fixed, and themes, tooltips and callbacks for elements have no effect.', async () => {
    const { svg, texts } = await timeslip({});
    expect(texts.slice(0, 2)).toEqual(['machine.ram', 'KiB']);
    const onElementOver = vi.fn();
    const other = await timeslip(
      { baseTheme: DARK_THEME, locale: 'de-DE', onElementOver },
      <Tooltip customTooltip={() => <b>Own</b>} />,
    );
    expect(other.svg).toBe(svg);
    await move(other.container, 300, 150);
    expect(onElementOver).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toContain('Own');
  });
});

describe('api/specs/Timeslip', () => {
  it('Tooltips, and listeners for clicks, hover and brushes, have no effect.', async () => {
    const listener = vi.fn();
    const onRenderChange = vi.fn();
    const { container } = await timeslip(
      {
        onBrushEnd: listener,
        onElementClick: listener,
        onElementOver: listener,
        onPointerUpdate: listener,
        onProjectionClick: listener,
        onRenderChange,
      },
      <Tooltip customTooltip={() => <b>Own</b>} />,
    );
    await move(container, 300, 150);
    await click(container, 300, 150);
    await drag(container, [200, 100], [400, 150]);
    expect(listener).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toContain('Own');
    expect(onRenderChange).toHaveBeenLastCalledWith(true);
  });
});

/** Moves the pointer into a chart and out of it, and returns the events. */
async function pointerEvents(spec: ReactNode) {
  const events: PointerEvent[] = [];
  const { container } = await renderChart(spec, {
    onPointerUpdate: (event) => events.push(event),
  });
  await move(container, 300, 150);
  await mouse(surfaceOf(container), 'mouseout', -1, -1);
  await soon(() => expect(events.at(-1)!.type).toBe(PointerEventType.Out));
  return events;
}

describe('reference/notes/PointerOverEvent', () => {
  it('Always PointerEventType.Over. Not set by any chart: it is always undefined.', async () => {
    for (const spec of [line, heatmap]) {
      const [over] = await pointerEvents(spec);
      expect(over!.type).toBe(PointerEventType.Over);
      expect(over).toHaveProperty('scale');
      expect((over as PointerOverEvent).unit).toBeUndefined();
    }
  });
});

describe('reference/notes/PointerOutEvent', () => {
  it('Always PointerEventType.Out.', async () => {
    for (const spec of [line, heatmap])
      expect((await pointerEvents(spec)).map(({ type }) => type)).toEqual([
        PointerEventType.Over,
        PointerEventType.Out,
      ]);
  });
});
