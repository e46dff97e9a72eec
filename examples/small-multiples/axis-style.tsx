import {
  Axis,
  Chart,
  GroupBy,
  LineSeries,
  Position,
  Predicate,
  ScaleType,
  Settings,
  SmallMultiples,
  type PartialTheme,
  type SmallMultiplesStyle,
} from '@elastic/charts';

const rates: Record<string, number[]> = {
  Norway: [52, 58, 64, 71, 79, 82],
  Sweden: [11, 18, 32, 39, 43, 46],
  Denmark: [6, 16, 24, 31, 36, 45],
  Finland: [4, 11, 20, 27, 34, 36],
};
const cars = Object.entries(rates).flatMap(([country, shares]) =>
  shares.map((share, index) => ({ country, year: 2019 + index, share })),
);
type Car = (typeof cars)[number];
const theme: PartialTheme = {
  axes: {
    axisPanelTitle: { fontSize: 10, padding: { inner: 6, outer: 0 } },
    axisTitle: { fontSize: 12, padding: { inner: 6, outer: 0 } },
    tickLabel: { fontSize: 10 },
    gridLine: { horizontal: { visible: false } },
  },
};
const style: Partial<SmallMultiplesStyle> = {
  horizontalPanelPadding: { outer: 0.02, inner: 0.08 },
};

/**
 * One style for all panels
 *
 * Each axis is written once and repeated in every panel it belongs to. The theme styles tick labels and
 * titles of all of them; `axisPanelTitle` is for the names of the panels.
 *
 * @alt Four line charts of the share of electric cars among new cars from 2019 to 2024: Norway rises from 52 to 82 percent, Sweden, Denmark and Finland from at most 11 to between 36 and 46.
 * @tag panels
 * @tag theme
 */
export default function AxisStyle() {
  return (
    <Chart size={{ height: 300 }} title="New cars that are electric">
      <Settings theme={theme} />
      <GroupBy
        id="country"
        by={(_spec, { country }: Car) => country}
        sort={Predicate.DataIndex}
      />
      <SmallMultiples splitHorizontally="country" style={style} />
      <Axis
        id="year"
        position={Position.Bottom}
        title="Year of registration"
        ticks={3}
        tickFormat={(year) => `\u2019${String(year).slice(2)}`}
      />
      <Axis
        id="share"
        position={Position.Left}
        title="Share"
        domain={{ min: 0, max: 100 }}
        ticks={5}
        gridLine={{ visible: true }}
        tickFormat={(share) => `${share} %`}
      />
      <LineSeries
        id="cars"
        name="Share"
        data={cars}
        xScaleType={ScaleType.Linear}
        xAccessor="year"
        yAccessors={['share']}
      />
    </Chart>
  );
}
