import {
  Axis,
  BarSeries,
  Chart,
  GroupBy,
  Position,
  Predicate,
  ScaleType,
  Settings,
  SmallMultiples,
  type SmallMultiplesStyle,
} from '@elastic/charts';

// the report begins with the latest year
const hires: Record<string, number[]> = {
  2025: [9, 14, 8, 5],
  2024: [7, 11, 9, 3],
  2023: [4, 6, 3, 2],
};
const rows = [2025, 2024, 2023].flatMap((year) =>
  (hires[year] ?? []).map((people, index) => ({
    year,
    quarter: `Q${index + 1}`,
    people,
  })),
);
type Row = (typeof rows)[number];
const style: Partial<SmallMultiplesStyle> = {
  horizontalPanelPadding: { outer: 0, inner: 0.2 },
};

/**
 * Panels side by side
 *
 * `sort` brings the years into order and `format` makes titles of their numbers. `style` sets the gap
 * between panels, as a share of panel and gap together.
 *
 * @alt Three bar charts side by side, one a year from 2023 to 2025, with the people hired in each quarter; the second quarter is highest each year, with 14 people in 2025.
 * @tag panels
 * @tag sort
 * @tag ordinal
 */
export default function Horizontal() {
  return (
    <Chart size={{ height: 300 }} title="People hired">
      <Settings />
      <GroupBy
        id="year"
        by={(_spec, { year }: Row) => year}
        sort={Predicate.NumAsc}
        format={(year) => `Year ${year}`}
      />
      <SmallMultiples splitHorizontally="year" style={style} />
      <Axis id="quarter" position={Position.Bottom} />
      <Axis
        id="people"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="hires"
        name="Hired"
        data={rows}
        xScaleType={ScaleType.Ordinal}
        xAccessor="quarter"
        yAccessors={['people']}
      />
    </Chart>
  );
}
