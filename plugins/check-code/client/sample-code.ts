// cspell:ignore positon cuont
/** A chart with mistakes, to see what a check finds. */
export const sampleCode = `import { Chart, Settings, Axis, LineSeries, XAxis } from '@elastic/charts';

const visits = [
  { time: new Date('2025-03-01'), count: 12 },
  { time: new Date('2025-03-02'), count: 18 },
  { time: new Date('2025-03-03'), count: 15 },
];

export function Visits() {
  return (
    <div>
      <Chart>
        <Settings showLegend legendPositon="bottom" />
        <XAxis dataKey="time" />
        <Axis id="visits" position="left" />
        <LineSeries
          id="visits"
          data={visits}
          xScaleType="time"
          xAccessor="time"
          yAccessors="cuont"
        />
      </Chart>
    </div>
  );
}
`;
