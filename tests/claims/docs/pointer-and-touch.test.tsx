import {
  BarSeries,
  Chart,
  LineSeries,
  RectAnnotation,
  LineAnnotation,
  AnnotationDomainType,
  Position,
  ScaleType,
  Settings,
  Timeslip,
  Tooltip,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { line, otherCharts } from '../every-chart';
import { click, mouse, move, surfaceOf } from '../pointer';
import { elementIn, render, renderChart, unmountAll } from '../render-chart';
import { soon } from '../soon';

const rows = [0, 1, 2, 3, 4].map((x) => ({ x, y: x }));
const common = { data: rows, xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

describe('docs/workarounds', () => {
  it('For a popup on click, draw your own: onElementClick does not say where the pointer is, so take that from the click on the element around the chart.', async () => {
    const { heatmap, partition, goal } = otherCharts;
    const charts: ReactElement[] = [
      line,
      <BarSeries key="bars" id="bars" {...common} />,
      heatmap,
      partition,
      goal,
    ];
    for (const chart of charts) {
      const onElementClick = vi.fn();
      const { container } = await render(
        <Chart size={{ width: 600, height: 300 }}>
          <Settings onElementClick={onElementClick} />
          {chart}
        </Chart>,
      );
      const places = [
        [303.21, 151.23],
        [453.21, 173.23],
        [303.21, 201.23],
        [143.21, 233.23],
      ] as const;
      for (const [x, y] of places) await click(container, x, y);
      expect(onElementClick).toHaveBeenCalled();
      expect(JSON.stringify(onElementClick.mock.calls)).not.toMatch(/3\.21|[135]\.23/);
    }
  });

  it('Timeslip zooms with two fingers, but jumps to a longer time span when a pinch begins.', async () => {
    const spans: number[] = [];
    const { container } = await render(
      <Chart size={{ height: 300 }}>
        <Timeslip
          id="timeslip"
          getData={({ lo, hi }) => {
            spans.push(hi!.supremum - lo!.minimum);
            return [];
          }}
        />
      </Chart>,
    );
    const canvas = elementIn(container, 'canvas');
    /** Moves two fingers and returns the time span that the chart shows then. */
    const spread = async (...positions: number[]) => {
      const touches = positions.map((clientX, identifier) => ({ identifier, clientX }));
      const event = new window.Event('touchmove', { bubbles: true, cancelable: true });
      canvas.dispatchEvent(
        Object.assign(event, { touches: { length: 2, item: (index: number) => touches[index] } }),
      );
      await new Promise((resolve) => setTimeout(resolve, 600));
      return spans.at(-1)!;
    };
    await soon(() => expect(spans.length).toBeGreaterThan(0));
    const before = spans.at(-1)!;
    await spread(260, 340);
    const near = await spread(250, 350);
    const far = await spread(150, 450);
    expect(near).toBeGreaterThan(1.5 * before);
    expect(far).toBeLessThan(near / 1.5);
  });
});

describe('docs/tooltips', () => {
  it('A chart shows one tooltip at a time, and beside a pinned one that of an annotation.', async () => {
    const annotations = {
      rectangle: (
        <RectAnnotation
          id="annotation"
          dataValues={[{ coordinates: { x0: 3, x1: 4 }, details: 'Note' }]}
        />
      ),
      line: (
        <LineAnnotation
          id="annotation"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[{ dataValue: 3, details: 'Note' }]}
          marker={<b className="marker">M</b>}
          markerPosition={Position.Bottom}
        />
      ),
    };
    for (const [kind, annotation] of Object.entries(annotations)) {
      const { container } = await renderChart(
        <>
          <Tooltip actions={[{ label: 'Copy', onSelect: () => undefined }]} />
          <LineSeries id="line" {...common} />
          {annotation}
        </>,
      );
      const tooltips = () =>
        [...document.querySelectorAll('.echTooltip')].map(({ textContent }) => textContent);
      const toAnnotation = async () => {
        if (kind === 'rectangle') return move(container, 520, 280);
        const { parentElement } = elementIn(container, '.marker');
        for (const type of ['mouseover', 'mouseenter']) await mouse(parentElement!, type, 450, 290);
      };
      await move(container, 150, 150);
      expect(tooltips()).toHaveLength(1);
      await mouse(surfaceOf(container), 'contextmenu', 150, 150, { button: 2 });
      // Another point opens no second one.
      await move(container, 300, 150);
      expect(tooltips()).toHaveLength(1);
      await toAnnotation();
      expect(tooltips()).toHaveLength(2);
      expect(tooltips()[1]).toContain('Note');
      unmountAll();
    }
    const { container } = await renderChart(
      <>
        <LineSeries id="line" {...common} />
        {annotations.rectangle}
      </>,
    );
    for (const x of [150, 520, 300]) {
      await move(container, x, 280);
      expect(document.querySelectorAll('.echTooltip')).toHaveLength(1);
    }
  });
});
