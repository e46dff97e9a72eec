import { createRef } from 'react';
import {
  Chart,
  LineSeries,
  PointerEventType,
  ScaleType,
  Settings,
  Tooltip,
  type TooltipProps,
} from '@elastic/charts';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from '../render-chart';
import { soon } from '../soon';

const chart = createRef<Chart>();
const showTooltip = { tooltip: { visible: true } };
const tooltips = () => [...document.querySelectorAll('.echTooltip')];

/** Renders a line and moves the pointer to its second value, as if another chart had sent the event. */
async function hover(props: TooltipProps = {}, chartId = 'another chart') {
  const rendered = await render(
    <Chart ref={chart} id="own chart" size={{ height: 300 }}>
      <Settings externalPointerEvents={showTooltip} />
      <Tooltip {...props} />
      <LineSeries
        id="line"
        data={[
          { x: 1, y: 10 },
          { x: 2, y: 20 },
        ]}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
    </Chart>,
  );
  chart.current?.dispatchExternalPointerEvent({
    type: PointerEventType.Over,
    chartId,
    scale: ScaleType.Linear,
    x: 2,
    y: [],
    smHorizontalValue: null,
    smVerticalValue: null,
  });
  return rendered;
}

afterEach(() => {
  for (const tooltip of tooltips()) tooltip.remove();
});

describe('docs/linked-charts', () => {
  it('Pass the event to every chart through its ref, with dispatchExternalPointerEvent; a chart ignores its own event.', async () => {
    await hover({}, 'own chart');
    expect(tooltips()).toHaveLength(0);
    await hover();
    await soon(() => expect(tooltips()[0]?.textContent).toContain('20'));
  });
});

describe('docs/tooltips', () => {
  it('unit has no effect; footer="default" shows nothing.', async () => {
    await hover({ unit: 'requests', footer: 'default' });
    await soon(() => expect(tooltips()[0]?.textContent).toContain('20'));
    expect(tooltips()[0]?.textContent).not.toContain('requests');
    expect(document.querySelector('.echTooltipFooter')).toBeNull();
  });
});
