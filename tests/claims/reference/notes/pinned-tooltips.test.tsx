import {
  LineSeries,
  ScaleType,
  Tooltip,
  useTooltipContext,
  type TooltipAction,
} from '@elastic/charts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { otherCharts } from '../../every-chart';
import { mouse, move, surfaceOf } from '../../pointer';
import { renderChart, unmountAll } from '../../render-chart';
import { noMargins } from '../../two-lines';

const actions: TooltipAction[] = [{ label: () => 'Act', onSelect: () => undefined }];
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <LineSeries
      key={index}
      id={`line ${index}`}
      data={[0, 1, 2].map((x) => ({ x, y: x + 1 }))}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
    />
  ));

/** Right-clicks a chart and returns what its tooltip knows before and after, and its text before. */
async function rightClicked(spec: ReactNode, props: { actions?: TooltipAction[] } = {}) {
  let context: ReturnType<typeof useTooltipContext> | undefined;
  const Footer = () => {
    context = useTooltipContext();
    return null;
  };
  for (const left of document.querySelectorAll('.echTooltip')) left.remove();
  const { container } = await renderChart(
    <>
      <Tooltip footer={Footer} {...props} />
      {spec}
    </>,
    { theme: noMargins },
  );
  const surface = surfaceOf(container);
  await move(container, 300, 120);
  const { actionable, canPinTooltip, pinned: before } = context!;
  const text = document.querySelector('.echTooltip')!.textContent;
  await mouse(surface, 'contextmenu', 300, 120, { cancelable: true });
  await mouse(surface, 'mouseup', 300, 120, { button: 2 });
  unmountAll();
  expect(before).toBe(false);
  return { actionable, canPinTooltip, pinned: context!.pinned, text };
}

const { goal, heatmap, partition } = otherCharts;
const can = { canPinTooltip: true, pinned: true };
const cannot = { canPinTooltip: false, pinned: false };

describe('reference/notes/TooltipContext', () => {
  it('true if a right-click pins the tooltip now. That needs a cartesian, heatmap, partition or flame chart, and either actions or, on a cartesian chart, more items than the tooltip shows.', async () => {
    for (const spec of [lines(1), heatmap, partition]) {
      expect(await rightClicked(spec)).toMatchObject(cannot);
      expect(await rightClicked(spec, { actions })).toMatchObject(can);
    }
    expect(await rightClicked(goal, { actions })).toMatchObject(cannot);
    expect(await rightClicked(lines(30))).toMatchObject(can);
  });

  it('true if Tooltip has actions: a list with entries, or a function.', async () => {
    expect(await rightClicked(lines(1), { actions })).toMatchObject({ actionable: true });
    for (const props of [{}, { actions: [] }])
      expect(await rightClicked(lines(30), props)).toMatchObject({ actionable: false });
  });
});

describe('reference/notes/TooltipSpec', () => {
  it('The hint below the items of a tooltip that can be pinned but has no actions. That is the case on a cartesian chart that has more items than the tooltip shows, see maxTooltipItems and maxVisibleTooltipItems.', async () => {
    const hint = 'Right-click to pin tooltip';
    expect((await rightClicked(lines(30))).text).toContain(hint);
    expect((await rightClicked(lines(1))).text).not.toContain(hint);
    expect((await rightClicked(heatmap)).text).not.toContain(hint);
    expect((await rightClicked(lines(30), { actions })).text).not.toContain(hint);
  });
});
