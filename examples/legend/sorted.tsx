import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type SeriesCompareFn,
  type XYChartSeriesIdentifier,
} from '@elastic/charts';

const severities = ['Low', 'Medium', 'High', 'Critical'];
const found: Record<string, number[]> = {
  'Web shop': [14, 9, 6, 2],
  'Mobile app': [11, 12, 3, 1],
  Warehouse: [7, 4, 5, 4],
  Intranet: [19, 8, 2, 0],
};
const findings = Object.entries(found).flatMap(([system, counts]) =>
  counts.map((count, index) => ({
    system,
    severity: severities[index],
    count,
  })),
);

const rank = (series: Partial<XYChartSeriesIdentifier>) =>
  severities.indexOf(String(series.splitAccessors?.get('severity')));
const mildFirst: SeriesCompareFn = (a, b) => rank(a) - rank(b);
const worstFirst: SeriesCompareFn = (a, b) => rank(b) - rank(a);

/**
 * Order of stack and legend
 *
 * `renderingSort` orders the series from the baseline up, `legendSort` the legend from the top down. With
 * opposite orders both read the same way. The identifiers of the series hold the values of the split.
 *
 * @alt Stacked bar chart of security findings in four systems; in bars and legend critical ones are on top, followed by high, medium and low.
 * @tag legend
 * @tag sort
 * @tag stack
 */
export default function Sorted() {
  return (
    <Chart size={{ height: 320 }} title="Open findings">
      <Settings
        showLegend
        legendPosition={Position.Right}
        legendSize={100}
        renderingSort={mildFirst}
        legendSort={worstFirst}
      />
      <Axis id="system" position={Position.Bottom} />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="findings"
        data={findings}
        xScaleType={ScaleType.Ordinal}
        xAccessor="system"
        yAccessors={['count']}
        splitSeriesAccessors={['severity']}
        stackAccessors={['system']}
        color={({ splitAccessors }) =>
          ({
            Low: '#9db8d2',
            Medium: '#e9c46a',
            High: '#e7863a',
            Critical: '#c0344d',
          })[String(splitAccessors.get('severity'))] ?? null
        }
      />
    </Chart>
  );
}
