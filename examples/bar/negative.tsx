import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

// Thousands of euros; what is paid is negative.
const flows = [
  { month: 'Jan', sales: 182, grants: 40, wages: -121, rent: -38 },
  { month: 'Feb', sales: 164, grants: 0, wages: -121, rent: -38 },
  { month: 'Mar', sales: 207, grants: 0, wages: -128, rent: -38 },
  { month: 'Apr', sales: 141, grants: 40, wages: -133, rent: -42 },
  { month: 'May', sales: 119, grants: 0, wages: -133, rent: -42 },
  { month: 'Jun', sales: 226, grants: 0, wages: -149, rent: -42 },
];
const thousands = (value: number) =>
  `${value < 0 ? '−' : ''}€${Math.abs(value)}k`;

/**
 * Money in and out
 *
 * Stacked values below zero pile up downwards, so one chart shows both directions. `tickFormat` of the
 * series writes the tooltip and, as the axis has no format of its own, the ticks too.
 *
 * @alt Bar chart of six months with income stacked above zero and costs below; sales swing between 119 and 226 thousand euros, costs grow slowly to 191.
 * @tag stack
 * @tag negative
 */
export default function Negative() {
  return (
    <Chart size={{ height: 340 }} title="Cash flow">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis id="month" position={Position.Bottom} />
      <Axis id="amount" position={Position.Left} gridLine={{ visible: true }} />
      <BarSeries
        id="flow"
        name={{ names: ['sales', 'grants', 'wages', 'rent'].map(capitalized) }}
        data={flows}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['sales', 'grants', 'wages', 'rent']}
        stackAccessors={['month']}
        tickFormat={thousands}
        color={['#16a398', '#7cc9a2', '#d9537a', '#e8955a']}
      />
    </Chart>
  );
}

function capitalized(accessor: string) {
  return {
    accessor,
    name: accessor.charAt(0).toUpperCase() + accessor.slice(1),
  };
}
