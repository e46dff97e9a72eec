import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const books = [
  { genre: 'Crime', loans: 1840 },
  { genre: 'Children', loans: 2310 },
  { genre: 'Travel', loans: 760 },
  { genre: 'Science', loans: 930 },
  { genre: 'Comics', loans: 1420 },
];

const slim: PartialTheme = {
  barSeriesStyle: {
    rect: { opacity: 0.75, widthPixel: 44 },
    rectBorder: { visible: true, strokeWidth: 2, strokeOpacity: 1 },
    displayValue: {
      fontSize: 13,
      fill: { textBorder: 0 },
      alignment: { horizontal: 'center', vertical: 'top' },
      offsetY: -8,
    },
  },
};

/**
 * Bar style
 *
 * `barSeriesStyle` of the theme gives all bars a width in pixels, a lighter fill and a border, and sets font and
 * place of their value labels.
 *
 * @alt Bar chart of a library's loans by genre with slim, outlined bars and their values; children's books lead with 2,310, travel has 760.
 * @tag theme
 * @tag labels
 * @tag ordinal
 */
export default function Bars() {
  return (
    <Chart size={{ height: 320 }} title="Loans">
      <Settings theme={slim} />
      <Axis id="genre" position={Position.Bottom} />
      <Axis
        id="loans"
        position={Position.Left}
        gridLine={{ visible: true }}
        domain={{ min: 0, max: 2500 }}
      />
      <BarSeries
        id="books"
        name="Loans"
        data={books}
        color="#11a579"
        xScaleType={ScaleType.Ordinal}
        xAccessor="genre"
        yAccessors={['loans']}
        displayValueSettings={{ showValueLabel: true }}
      />
    </Chart>
  );
}
