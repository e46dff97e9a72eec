import { createRef, type ComponentType } from 'react';
import {
  BarSeries,
  TooltipType,
  Chart,
  LineSeries,
  PointerEventType,
  ScaleType,
  Settings,
  Tooltip,
  type PartialTheme,
  type CustomTooltip,
  type TooltipProps,
} from '@elastic/charts';
import { afterEach, describe, expect, it } from 'vitest';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { move, tooltipLabelsAt } from '../pointer';
import { renderChart, render } from '../render-chart';
import { soon } from '../soon';
import { twoFields, twoLines, noMargins } from '../two-lines';

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

  it('In the theme, crosshair.line sets stroke, strokeWidth and dash of the upright line. On an ordinal scale, or with bars, the cursor is a band: crosshair.band.fill. The second line is crosshair.crossLine.', async () => {
    const theme: PartialTheme = {
      crosshair: {
        line: { stroke: '#112233', strokeWidth: 3, dash: [1, 2] },
        crossLine: { stroke: '#445566' },
        band: { fill: '#778899' },
      },
    };
    for (const { Series, xScaleType } of combinations({
      Series: [LineSeries, BarSeries] as unknown as (typeof LineSeries)[],
      xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
    })) {
      const { container } = await renderChart(
        <>
          <Tooltip type={TooltipType.Crosshairs} />
          <Series
            id="id"
            data={twoFields}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['a']}
          />
        </>,
        { theme },
      );
      await move(container, 200, 100);
      const cursor = container.querySelector('.echCrosshair__cursor > *')!;
      const attributes = ['stroke', 'stroke-width', 'stroke-dasharray', 'fill'].map((name) =>
        cursor.getAttribute(name),
      );
      expect(attributes).toEqual(
        Series === LineSeries && xScaleType !== ScaleType.Ordinal
          ? ['#112233', '3', '1 2', null]
          : [null, null, null, '#778899'],
      );
      const second = container.querySelector('.echCrosshair__crossLine > *')!;
      expect(second.getAttribute('stroke')).toBe('#445566');
    }
  });

  it('TooltipType.Follow lists only the points under the pointer. Between the points of a line there is no tooltip. pointBuffer of Settings is the distance in pixels that still counts, 10 by default; all points within it are listed:', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Ordinal]) {
      const shown = async (pointBuffer: number | undefined, x: number, y: number) => {
        const { container } = await renderChart(
          <>
            <Tooltip type={TooltipType.Follow} />
            {twoLines({ xScaleType, name: ({ yAccessor }) => String(yAccessor) })}
          </>,
          { theme: noMargins, pointBuffer },
        );
        return tooltipLabelsAt(container, x, y);
      };
      expect(await shown(12, 300, 150)).toEqual(['a']);
      expect(await shown(12, 300, 0)).toEqual(['b']);
      expect(await shown(12, 305, 150)).toEqual(['a']);
      expect(await shown(0, 308, 150)).toEqual([]);
      // The radius of the points is 3 px.
      expect(await shown(undefined, 312, 150)).toEqual(['a']);
      expect(await shown(undefined, 314, 150)).toEqual([]);
      expect(await shown(12, 355, 150)).toEqual([]);
      expect(await shown(200, 300, 150)).toEqual(['a', 'b']);
    }
    const { LoadOfOne } = codeOn<Record<'LoadOfOne', ComponentType>>('docs/tooltips', 'LoadOfOne');
    const { container } = await render(<LoadOfOne />);
    expect(await tooltipLabelsAt(container, 300, 10)).toEqual([]);
  });

  it('A customTooltip gets all values at that x, also with this type: keep those whose isHighlighted is true.', async () => {
    let highlighted: boolean[] = [];
    const Custom: CustomTooltip = ({ values }) => {
      highlighted = values.map(({ isHighlighted }) => isHighlighted);
      return null;
    };
    for (const type of [TooltipType.Follow, TooltipType.VerticalCursor]) {
      highlighted = [];
      const { container } = await renderChart(
        <>
          <Tooltip type={type} customTooltip={Custom} />
          {twoLines()}
        </>,
        { theme: noMargins },
      );
      await move(container, 300, 150);
      expect(highlighted).toEqual([true, false]);
    }
  });
});
