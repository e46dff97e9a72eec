import {
  AnnotationDomainType,
  Axis,
  LineAnnotation,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';

const rows = [
  { x: 0, y: 3 },
  { x: 10, y: 9 },
];
const series = (
  <LineSeries
    id="line"
    data={rows}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['y']}
  />
);
const limit = (props: object = {}) => (
  <LineAnnotation
    id="limit"
    domainType={AnnotationDomainType.YDomain}
    dataValues={[{ dataValue: 50 }]}
    marker="limit"
    {...props}
  />
);

describe('docs/annotations', () => {
  it('The marker is missing with its line.', async () => {
    const isShown = async (includeDataFromIds: string[]) => {
      const { container } = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            domain={{ min: NaN, max: NaN, includeDataFromIds }}
          />
          {limit()}
          {series}
        </>,
      );
      return container.textContent.includes('limit');
    };
    expect(await isShown([])).toBe(false);
    expect(await isShown(['limit'])).toBe(true);
  });

  it('The lower value comes first: with x0 above x1 nothing is drawn.', async () => {
    const drawn = async (coordinates: { x0: number; x1: number }) => {
      const { svg } = await renderChart(
        <>
          <RectAnnotation
            id="range"
            dataValues={[{ coordinates }]}
            style={{ fill: '#123456', opacity: 1 }}
          />
          {series}
        </>,
      );
      return svg.includes('#123456');
    };
    expect(await drawn({ x0: 2, x1: 4 })).toBe(true);
    expect(await drawn({ x0: 4, x1: 2 })).toBe(false);
    expect(await drawn({ x0: 40, x1: 50 })).toBe(false);
  });

  it('hideLines hides the markers too.', async () => {
    const { container } = await renderChart(
      <>
        {limit({ dataValues: [{ dataValue: 5 }], hideLines: true })}
        {series}
      </>,
    );
    expect(container.textContent).not.toContain('limit');
  });
});
