import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type AxisStyle,
  type RecursivePartial,
} from '@elastic/charts';

const answers = [
  { reason: 'Delivery took longer than we said', count: 214 },
  { reason: 'Looks unlike the photo in the shop', count: 163 },
  { reason: 'Found it for less in a shop in town', count: 121 },
  { reason: 'Ordered the wrong size or color', count: 98 },
  { reason: 'Came with parts missing or broken', count: 57 },
];
const wrapped: RecursivePartial<AxisStyle> = {
  tickLabel: {
    fontSize: 11,
    wrapLines: 5,
    lineHeight: 1.2,
    padding: { inner: 8, outer: 0 },
  },
  tickLine: { visible: false },
};

/**
 * Long labels in lines
 *
 * Whole sentences fit below their bars when `tickLabel.wrapLines` in `style` lets them take up to five lines.
 * What is still too long ends in an ellipsis.
 *
 * @alt Bar chart of why customers sent articles back with each reason written in several lines below its bar; late delivery leads with 214 answers.
 * @tag labels
 * @tag ordinal
 */
export default function LongLabels() {
  return (
    <Chart size={{ height: 340 }} title="Reasons for returns">
      <Settings />
      <Axis
        id="reason"
        position={Position.Bottom}
        style={wrapped}
        gridLine={{ visible: false }}
      />
      <Axis
        id="count"
        position={Position.Left}
        title="Answers"
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="answers"
        name="Answers"
        data={answers}
        xScaleType={ScaleType.Ordinal}
        xAccessor="reason"
        yAccessors={['count']}
        color="#8c6bd8"
      />
    </Chart>
  );
}
