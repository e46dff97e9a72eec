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
  type AnnotationTooltipFormatter,
} from '@elastic/charts';

const output = [
  { plant: 'Ulm', tons: 412 },
  { plant: 'Gera', tons: 356 },
  { plant: 'Bremen', tons: 498 },
  { plant: 'Trier', tons: 271 },
  { plant: 'Munich', tons: 440 },
];

const Details: AnnotationTooltipFormatter = ({ details }) => <em>{details}</em>;

/**
 * Show and hide targets
 *
 * `hideLines` takes an annotation away with its markers, and the y axis keeps its room for it. The
 * checkbox sets it.
 *
 * @alt Bar chart of the tons that five plants made, with a dashed target line at 400 and a dotted line at the capacity of 520 tons; a checkbox hides both.
 * @height 327
 * @tag line annotation
 * @tag target
 * @tag ordinal
 */
export default function Toggle() {
  const [hidden, setHidden] = useState(false);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={!hidden}
          onChange={({ target }) => setHidden(!target.checked)}
        />{' '}
        Target and capacity
      </label>
      <Chart size={{ height: 300 }} title="Output in March">
        <Settings />
        <Axis id="plant" position={Position.Bottom} />
        <Axis
          id="tons"
          position={Position.Left}
          domain={{ min: 0, max: 560 }}
          tickFormat={(value) => `${value} t`}
        />
        <LineAnnotation
          id="target"
          domainType={AnnotationDomainType.YDomain}
          hideLines={hidden}
          dataValues={[
            {
              dataValue: 400,
              header: 'Target',
              details: '400 t in each plant',
            },
          ]}
          customTooltipDetails={Details}
          marker={<span aria-hidden="true">▶</span>}
          style={{
            line: {
              stroke: '#3d9b62',
              strokeWidth: 2,
              opacity: 1,
              dash: [6, 4],
            },
          }}
        />
        <LineAnnotation
          id="capacity"
          domainType={AnnotationDomainType.YDomain}
          hideLines={hidden}
          dataValues={[
            {
              dataValue: 520,
              header: 'Capacity',
              details: '520 t, three shifts',
            },
          ]}
          customTooltipDetails={Details}
          marker={<span aria-hidden="true">▶</span>}
          style={{
            line: {
              stroke: '#c93a56',
              strokeWidth: 2,
              opacity: 1,
              dash: [2, 3],
            },
          }}
        />
        <BarSeries
          id="output"
          name="Output"
          color="#8aa4c8"
          data={output}
          xScaleType={ScaleType.Ordinal}
          xAccessor="plant"
          yAccessors={['tons']}
        />
      </Chart>
    </>
  );
}
