import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipContainer,
  TooltipDivider,
  TooltipFooter,
  TooltipHeader,
  TooltipMetricRow,
  type CustomTooltip,
} from '@elastic/charts';

const trains = [
  { line: 'S1', runs: 412, onTime: 384, canceled: 6 },
  { line: 'S2', runs: 398, onTime: 341, canceled: 14 },
  { line: 'S3', runs: 280, onTime: 271, canceled: 1 },
  { line: 'S5', runs: 354, onTime: 322, canceled: 9 },
  { line: 'S8', runs: 196, onTime: 149, canceled: 11 },
];

const LineTooltip: CustomTooltip<(typeof trains)[number]> = ({
  header,
  values,
}) => {
  const train = values[0]?.datum;
  if (!train) return null;
  return (
    <TooltipContainer className="train-tooltip">
      <style>{'.train-tooltip { min-width: 190px; }'}</style>
      <TooltipHeader
        header={header}
        formatter={({ value }) => `Line ${value}`}
      />
      <TooltipMetricRow label="Runs" metric={train.runs} />
      <TooltipMetricRow label="On time" metric={train.onTime} />
      <TooltipDivider margin="4px 8px" />
      <TooltipMetricRow
        label="Late"
        metric={train.runs - train.onTime - train.canceled}
      />
      <TooltipMetricRow label="Canceled" metric={train.canceled} />
      <TooltipDivider />
      <TooltipFooter>
        {Math.round((train.onTime / train.runs) * 100)} % on time
      </TooltipFooter>
    </TooltipContainer>
  );
};

/**
 * Rows with figures
 *
 * A custom tooltip put together from `TooltipHeader`, `TooltipMetricRow`, `TooltipDivider` and `TooltipFooter`
 * shows more of the datum than the bar does, and looks like the library's own.
 *
 * @alt Bar chart of the train runs of five lines in a week, from 196 on the S8 to 412 on the S1; the tooltip adds how many were on time, late and canceled.
 * @tag tooltip
 * @tag ordinal
 */
export default function MetricRows() {
  return (
    <Chart size={{ height: 320 }} title="Runs in a week">
      <Settings />
      <Tooltip customTooltip={LineTooltip} />
      <Axis id="line" position={Position.Bottom} />
      <Axis
        id="runs"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="trains"
        name="Runs"
        data={trains}
        xScaleType={ScaleType.Ordinal}
        xAccessor="line"
        yAccessors={['runs']}
      />
    </Chart>
  );
}
