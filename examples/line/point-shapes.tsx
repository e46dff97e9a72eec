import {
  Axis,
  Chart,
  LineAnnotation,
  AnnotationDomainType,
  LineSeries,
  PointShape,
  Position,
  ScaleType,
  Settings,
  type PointStyleAccessor,
} from '@elastic/charts';

const fills = [
  500.4, 499.1, 501.2, 500.8, 498.7, 499.9, 503.6, 501.1, 500.2, 499.5, 496.1,
  498.9, 500.3, 500.9, 499.4, 501.7, 504.2, 502.3, 500.6, 499.8,
].map((milliliters, index) => ({ sample: index + 1, milliliters }));

const upper = 503;
const lower = 497;
const limits = [
  { dataValue: upper, details: 'Upper limit' },
  { dataValue: lower, details: 'Lower limit' },
];

const byLimit: PointStyleAccessor = ({ y1 }) => {
  if (y1 === null || (y1 <= upper && y1 >= lower)) return null;
  return {
    shape: y1 > upper ? PointShape.Triangle : PointShape.Square,
    fill: '#d6374a',
    stroke: '#d6374a',
    radius: 6,
  };
};

/**
 * Points by value
 *
 * `pointStyleAccessor` runs for each row and returns what differs: triangles above the upper limit, squares
 * below the lower one. All other points keep the style of the series.
 *
 * @alt Line chart of the contents of twenty bottles around 500 milliliters with limits at 497 and 503; two red triangles stand above the upper limit, one red square below the lower.
 * @tag points
 * @tag shape
 * @tag annotation
 */
export default function PointShapes() {
  return (
    <Chart size={{ height: 320 }} title="Contents of the bottles">
      <Settings xDomain={{ min: 0, max: 21 }} />
      <Axis
        id="sample"
        position={Position.Bottom}
        title="Sample"
        maximumFractionDigits={0}
      />
      <Axis
        id="milliliters"
        position={Position.Left}
        domain={{ min: 494, max: 506 }}
        tickFormat={(value) => `${value} ml`}
      />
      <LineAnnotation
        id="limits"
        domainType={AnnotationDomainType.YDomain}
        dataValues={limits}
        style={{
          line: {
            stroke: '#d6374a',
            strokeWidth: 1,
            dash: [6, 4],
            opacity: 0.8,
          },
        }}
      />
      <LineSeries
        id="fills"
        name="Contents"
        data={fills}
        xScaleType={ScaleType.Linear}
        xAccessor="sample"
        yAccessors={['milliliters']}
        color="#4a86c5"
        pointStyleAccessor={byLimit}
        lineSeriesStyle={{
          line: { strokeWidth: 1 },
          point: { visible: 'always', radius: 3 },
        }}
      />
    </Chart>
  );
}
