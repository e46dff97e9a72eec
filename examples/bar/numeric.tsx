import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

// Nobody measured in the winters of 1996 to 1998 and in 2020.
const depths = {
  1988: [84, 41, 97, 112, 63, 78, 130, 55],
  1999: [
    143, 88, 71, 95, 118, 36, 102, 124, 19, 66, 81, 107, 74, 43, 98, 60, 52, 34,
    89, 76, 115,
  ],
  2021: [68, 29, 37, 22],
};
const winters = Object.entries(depths).flatMap(([first, values]) =>
  values.map((depth, index) => ({ year: Number(first) + index, depth })),
);

/**
 * Numbers on the x axis
 *
 * With `ScaleType.Linear` years without data leave a gap, which an ordinal scale would close. `xDomain` and
 * `yNice` end the scales at round numbers.
 *
 * @alt Bar chart of snow depth on the first of February from 1988 to 2024 in centimeters with gaps for four years without data; values vary between 19 and 143 and get lower at the end.
 * @tag linear
 * @tag missing values
 */
export default function Numeric() {
  return (
    <Chart size={{ height: 300 }} title="Snow depth on February 1">
      <Settings xDomain={{ min: 1985, max: 2025 }} />
      <Axis
        id="year"
        position={Position.Bottom}
        tickFormat={(value) => `${value}`}
      />
      <Axis
        id="depth"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} cm`}
      />
      <BarSeries
        id="snow"
        name="Snow"
        data={winters}
        xScaleType={ScaleType.Linear}
        yNice
        xAccessor="year"
        yAccessors={['depth']}
        color="#4a8fe7"
      />
    </Chart>
  );
}
