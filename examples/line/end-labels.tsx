import {
  AnnotationDomainType,
  Axis,
  Chart,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type LineSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024];
const cars = [
  { type: 'Electric', color: '#0077bb', shares: [3, 5, 9, 16, 22, 27, 33] },
  { type: 'Hybrid', color: '#11866a', shares: [7, 9, 13, 17, 19, 21, 22] },
  { type: 'Diesel', color: '#b4550f', shares: [41, 36, 30, 24, 19, 15, 12] },
].map(({ shares, ...rest }) => ({
  ...rest,
  last: shares.at(-1) ?? 0,
  rows: shares.map((share, index) => ({ year: years[index]!, share })),
}));
const plain: RecursivePartial<LineSeriesStyle> = {
  line: { strokeWidth: 2 },
  point: { visible: 'never' },
};
const roomForNames: PartialTheme = { chartMargins: { right: 76 } };

/**
 * Named lines
 *
 * In place of a legend, a `LineAnnotation` for each line has its name as `marker` on the right, at the height of the
 * last value. Its own line is invisible, and `chartMargins` make room for the names.
 *
 * @alt Line chart of new cars from 2018 to 2024 with a name at the end of each line: electric rises to 33 percent, hybrid to 22, diesel falls from 41 to 12.
 * @tag labels
 * @tag line annotation
 * @tag several series
 */
export default function EndLabels() {
  return (
    <Chart size={{ height: 320 }} title="New cars by drive">
      <Settings theme={roomForNames} />
      <Axis id="year" position={Position.Bottom} maximumFractionDigits={0} />
      <Axis
        id="share"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      {cars.map(({ type, color, last, rows }) => [
        <LineAnnotation
          key={`${type}-label`}
          id={`${type}-label`}
          domainType={AnnotationDomainType.YDomain}
          dataValues={[
            { dataValue: last, header: type, details: `${last} % in 2024` },
          ]}
          style={{ line: { opacity: 0, strokeWidth: 1, stroke: color } }}
          marker={<strong style={{ color }}>{type}</strong>}
          markerPosition={Position.Right}
        />,
        <LineSeries
          key={type}
          id={type}
          color={color}
          data={rows}
          xScaleType={ScaleType.Linear}
          xAccessor="year"
          yAccessors={['share']}
          lineSeriesStyle={plain}
        />,
      ])}
    </Chart>
  );
}
