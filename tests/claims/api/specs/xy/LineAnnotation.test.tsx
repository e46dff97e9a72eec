import {
  AnnotationDomainType,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  type LineAnnotationProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../../combinations';
import { elementIn, renderChart, unmountAll } from '../../../render-chart';

const margin = 50;

const annotated = (props: Partial<LineAnnotationProps>, rotation: 0 | 90 | -90 | 180 = 0) =>
  renderChart(
    <>
      <LineAnnotation
        id="annotation"
        domainType={AnnotationDomainType.YDomain}
        dataValues={[{ dataValue: 3 }]}
        marker={<i>Marker</i>}
        markerDimensions={{ width: 10, height: 10 }}
        style={{ line: { stroke: '#123456' } }}
        {...props}
      />
      <LineSeries
        id="line"
        data={[3, 5, 2, 8].map((y, x) => ({ x, y }))}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
    {
      rotation,
      theme: { chartMargins: { left: margin, right: margin, top: margin, bottom: margin } },
    },
  );

describe('api/specs/xy/LineAnnotation', () => {
  it('hideLines takes the markers away too.', async () => {
    const shown = await annotated({});
    expect([shown.svg.includes('#123456'), shown.texts]).toEqual([true, ['Marker']]);
    const hidden = await annotated({ hideLines: true });
    expect([hidden.svg.includes('#123456'), hidden.texts]).toEqual([false, []]);
  });

  it("To keep them, set the line's opacity to 0 in style.", async () => {
    const { svg, texts } = await annotated({
      style: { line: { stroke: '#123456', opacity: 0 } },
    });
    expect([svg.includes('#123456'), texts]).toEqual([false, ['Marker']]);
  });

  it('The marker stands outside of the plot.', async () => {
    for (const { domainType, rotation, markerPosition } of combinations({
      domainType: Object.values(AnnotationDomainType),
      rotation: [0, 90, -90, 180],
      markerPosition: [undefined, ...Object.values(Position)],
    })) {
      const { container } = await annotated({ domainType, markerPosition }, rotation);
      const { top, left } = elementIn(container, '.echAnnotation__marker').style;
      unmountAll();
      const [x, y] = [left, top].map((pixels) => Number.parseFloat(pixels));
      const isOutside =
        x! <= margin - 10 || x! >= 600 - margin || y! <= margin - 10 || y! >= 300 - margin;
      expect(isOutside, `${domainType} ${rotation} ${markerPosition}`).toBe(true);
    }
  });
});
