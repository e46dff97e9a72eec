import { Chart, LineSeries, ScaleType } from '@elastic/charts';

/** A string among the x values of a linear scale, for which the library warns. */
export default function StringX() {
  return (
    <Chart size={{ width: 600, height: 200 }}>
      <LineSeries
        id="line"
        data={[
          { x: 1, y: 1 },
          { x: 'two', y: 2 },
        ]}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
    </Chart>
  );
}
