import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const ages = [
  '80+',
  '70–79',
  '60–69',
  '50–59',
  '40–49',
  '30–39',
  '20–29',
  '10–19',
  '0–9',
];
const women = [58, 71, 92, 104, 97, 101, 94, 83, 76];
const men = [37, 60, 87, 105, 99, 104, 98, 88, 80];
// Men count downwards, so that their bars run to the left.
const people = ages.map((age, index) => ({
  age,
  women: women[index],
  men: -(men[index] ?? 0),
}));
const thousands = (value: number) => `${Math.abs(value)}k`;
const closeBars: PartialTheme = { scales: { barsPadding: 0.08 } };

/**
 * Population pyramid
 *
 * Two groups back to back: one has negative values, and `tickFormat` leaves out the sign. `stackAccessors`
 * puts both on the same line of the turned chart.
 *
 * @alt Population pyramid of a city by age group, men left and women right; the groups from 20 to 59 are largest with about 100 thousand each, and above 70 there are more women.
 * @tag rotation
 * @tag negative
 * @tag stack
 */
export default function PopulationPyramid() {
  return (
    <Chart size={{ height: 360 }} title="Population by age">
      <Settings
        rotation={90}
        theme={closeBars}
        showLegend
        legendPosition={Position.Bottom}
      />
      <Axis id="age" position={Position.Left} title="Age" />
      <Axis
        id="people"
        position={Position.Bottom}
        domain={{ min: -120, max: 120 }}
        gridLine={{ visible: true }}
        tickFormat={thousands}
      />
      <BarSeries
        id="population"
        name={({ yAccessor }) => (yAccessor === 'men' ? 'Men' : 'Women')}
        data={people}
        xScaleType={ScaleType.Ordinal}
        xAccessor="age"
        yAccessors={['men', 'women']}
        stackAccessors={['age']}
        color={['#4a8fe7', '#e0a526']}
      />
    </Chart>
  );
}
