import {
  Axis,
  BarSeries,
  Chart,
  getChartsTheme,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const { colors, scales } = getChartsTheme('EUI_THEME_AMSTERDAM', 'LIGHT');
const amsterdam: PartialTheme = { colors, scales };

const meals = {
  Vegan: [86, 92, 97, 104],
  Vegetarian: [148, 151, 160, 158],
  Fish: [64, 58, 61, 55],
  Meat: [231, 224, 208, 197],
};
const served = Object.entries(meals).flatMap(([kind, values]) =>
  values.map((count, index) => ({
    month: ['Sep', 'Oct', 'Nov', 'Dec'][index],
    kind,
    count,
  })),
);

/**
 * The palette of a theme
 *
 * `getChartsTheme` returns a whole theme by its name and color mode in EUI. Take one part of it, here palette and bar spacing of the
 * older Amsterdam theme, and the rest stays with your base theme.
 *
 * @alt Grouped bar chart of meals served a day from September to December in the colors of the Amsterdam theme; meat falls from 231 to 197, vegan meals rise from 86 to 104.
 * @tag theme
 * @tag color
 * @tag group
 */
export default function Amsterdam() {
  return (
    <Chart size={{ height: 320 }} title="Meals served a day">
      <Settings
        theme={amsterdam}
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis id="month" position={Position.Bottom} />
      <Axis id="count" position={Position.Left} gridLine={{ visible: true }} />
      <BarSeries
        id="served"
        data={served}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['count']}
        splitSeriesAccessors={['kind']}
      />
    </Chart>
  );
}
