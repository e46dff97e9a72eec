import { useState } from 'react';
import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  LineAnnotation,
  Position,
  ScaleType,
  Settings,
  type ProjectionClickListener,
} from '@elastic/charts';

const clients = [
  { client: 'Aster', hours: 31 },
  { client: 'Birch', hours: 18 },
  { client: 'Cedar', hours: 44 },
  { client: 'Dahlia', hours: 26 },
  { client: 'Elm', hours: 37 },
];

/**
 * Place a limit by click
 *
 * `onProjectionClick` reports the values at any place of the plot, also where nothing is drawn: `x` is the
 * nearest category, `y` the height on the scale. The line moves there.
 *
 * @alt Bar chart of hours worked for five clients, between 18 and 44, with a dashed limit at 30 hours that moves to where the plot is clicked.
 * @height 364 369
 * @tag click
 * @tag line annotation
 * @tag ordinal
 */
export default function ProjectionClick() {
  const [limit, setLimit] = useState(30);
  const onClick: ProjectionClickListener = ({ y }) => {
    const value = Number(y[0]?.value);
    if (Number.isFinite(value)) setLimit(Math.round(value));
  };
  const above = clients
    .filter(({ hours }) => hours > limit)
    .map(({ client }) => client);
  return (
    <>
      <Chart size={{ height: 300 }} title="Hours this month">
        <Settings onProjectionClick={onClick} />
        <Axis id="client" position={Position.Bottom} />
        <Axis
          id="hours"
          position={Position.Left}
          domain={{ min: 0, max: 50 }}
          tickFormat={(value) => `${value} h`}
        />
        <LineAnnotation
          id="limit"
          domainType={AnnotationDomainType.YDomain}
          dataValues={[{ dataValue: limit }]}
          style={{
            line: {
              stroke: '#d1495b',
              strokeWidth: 2,
              opacity: 1,
              dash: [6, 4],
            },
          }}
        />
        <BarSeries
          id="worked"
          name="Hours"
          color="#7c9cc4"
          data={clients}
          xScaleType={ScaleType.Ordinal}
          xAccessor="client"
          yAccessors={['hours']}
        />
      </Chart>
      <p role="status" style={{ minHeight: '3em' }}>
        Limit {limit} h, exceeded by {above.join(', ') || 'nobody'}. Click into
        the plot to move it.
      </p>
    </>
  );
}
