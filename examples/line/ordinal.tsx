import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const answers = [
  { stage: 'Search', group: 'New customers', score: 7.8 },
  { stage: 'Choice', group: 'New customers', score: 7.1 },
  { stage: 'Payment', group: 'New customers', score: 5.4 },
  { stage: 'Delivery', group: 'New customers', score: 8.2 },
  { stage: 'Support', group: 'New customers', score: 6.6 },
  { stage: 'Search', group: 'Returning customers', score: 7.2 },
  { stage: 'Choice', group: 'Returning customers', score: 7.9 },
  { stage: 'Payment', group: 'Returning customers', score: 8.4 },
  { stage: 'Delivery', group: 'Returning customers', score: 8.1 },
  { stage: 'Support', group: 'Returning customers', score: 7.5 },
];

/**
 * Lines over categories
 *
 * With `xScaleType` `Ordinal` the stages are evenly spaced, in the order of the data. Lines suit
 * categories that follow each other; choose bars for others.
 *
 * @alt Line chart of satisfaction at five stages of a purchase; the scores of new customers drop to 5.4 at the payment, those of returning customers peak there at 8.4.
 * @tag ordinal
 * @tag several series
 */
export default function Ordinal() {
  return (
    <Chart size={{ height: 320 }} title="Satisfaction">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="stage" position={Position.Bottom} />
      <Axis
        id="score"
        position={Position.Left}
        title="Score of 10"
        domain={{ min: 0, max: 10 }}
        gridLine={{ visible: true }}
      />
      <LineSeries
        id="satisfaction"
        name="Satisfaction"
        data={answers}
        xScaleType={ScaleType.Ordinal}
        xAccessor="stage"
        yAccessors={['score']}
        splitSeriesAccessors={['group']}
        color={['#d6477f', '#2f7fd0']}
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'always', radius: 4 },
        }}
      />
    </Chart>
  );
}
