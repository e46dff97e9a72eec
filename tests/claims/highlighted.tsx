import { Chart, Settings, type CustomLegend, type SettingsProps } from '@elastic/charts';
import { useEffect, type ReactNode } from 'react';
import { expect } from 'vitest';
import { drawingOf } from './drawing-of';
import { render } from './render-chart';
import { soon } from './soon';

/** Returns the drawing of a chart while the first item of its legend is highlighted, as by the pointer. */
export async function highlighted(specs: ReactNode, settings: SettingsProps = {}): Promise<string> {
  let highlightFirst: (() => void) | undefined;
  const Remote: CustomLegend = ({ items }) => {
    useEffect(() => {
      highlightFirst = items[0]?.onItemOverActon;
    });
    return null;
  };
  const chart = (
    <Chart size={{ height: 300 }}>
      <Settings showLegend {...settings} customLegend={Remote} />
      {specs}
    </Chart>
  );
  const first = await render(chart);
  highlightFirst?.();
  return soon(async () => {
    const drawing = drawingOf(await first.rerender(chart));
    // A drawing is empty until the chart draws again.
    expect(drawing).toMatch(/<(path|rect)/);
    expect(drawing).not.toBe(drawingOf(first));
    return drawing;
  });
}
