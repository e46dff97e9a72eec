import {
  AnnotationDomainType,
  LineAnnotation,
  LineSeries,
  RectAnnotation,
  ScaleType,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { click } from './pointer';
import { renderChart, unmountAll } from './render-chart';

const annotations = {
  none: null,
  rectangle: <RectAnnotation id="rect" dataValues={[{ coordinates: { x0: 0, x1: 1 } }]} />,
  line: (
    <LineAnnotation
      id="line"
      domainType={AnnotationDomainType.YDomain}
      dataValues={[{ dataValue: 3 }]}
      marker="m"
    />
  ),
};

/** Clicks beside everything and on a point, and returns the listeners that were called. */
async function calledAt(
  annotation: React.ReactNode,
  listeners: ('onProjectionClick' | 'onElementClick' | 'onAnnotationClick')[],
) {
  const calls: string[] = [];
  const settings = Object.fromEntries(listeners.map((name) => [name, () => calls.push(name)]));
  const { container } = await renderChart(
    <>
      <LineSeries
        id="series"
        data={[0, 1, 2, 3, 4, 5].map((x) => ({ x, y: 1 + x }))}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
      {annotation}
    </>,
    settings as SettingsProps,
  );
  await click(container, 400, 280);
  const beside = [...calls];
  calls.length = 0;
  // The second point: x 1, y 2 of 6.
  await click(container, 120, 200);
  unmountAll();
  return { beside, onPoint: calls };
}

describe('docs/clicks-and-hover', () => {
  it('It is not called for a click on an element while onElementClick is set, and never while onAnnotationClick is set.', async () => {
    const projection = ['onProjectionClick'];
    for (const annotation of Object.values(annotations)) {
      expect(await calledAt(annotation, ['onProjectionClick'])).toEqual({
        beside: projection,
        onPoint: projection,
      });
      expect(await calledAt(annotation, ['onProjectionClick', 'onElementClick'])).toEqual({
        beside: projection,
        onPoint: ['onElementClick'],
      });
      expect(await calledAt(annotation, ['onProjectionClick', 'onAnnotationClick'])).toEqual({
        beside: [],
        onPoint: [],
      });
    }
  });
});
