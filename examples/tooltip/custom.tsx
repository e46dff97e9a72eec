import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipContainer,
  type CustomTooltip,
} from '@elastic/charts';

const sales = [
  { product: 'Lamps', sold: 320, returned: 12 },
  { product: 'Chairs', sold: 210, returned: 31 },
  { product: 'Desks', sold: 140, returned: 9 },
  { product: 'Shelves', sold: 95, returned: 4 },
];

const SalesTooltip: CustomTooltip<(typeof sales)[number]> = ({ values }) => {
  const datum = values[0]?.datum;
  return (
    <TooltipContainer>
      <div style={{ padding: 8 }}>
        <strong>{datum?.product}</strong>
        <div>
          {datum?.sold} sold, {datum?.returned} returned
        </div>
      </div>
    </TooltipContainer>
  );
};

/**
 * A tooltip of your own
 *
 * `customTooltip` replaces the whole tooltip by a component that gets the values under the pointer, with
 * the datum that each was drawn from.
 *
 * @alt Bar chart of four products by pieces sold, from 320 lamps to 95 shelves; hovering a bar also shows how many were returned.
 * @tag tooltip
 * @tag ordinal
 */
export default function Custom() {
  return (
    <Chart size={{ height: 320 }} title="Sales">
      <Settings />
      <Tooltip customTooltip={SalesTooltip} />
      <Axis id="product" position={Position.Bottom} />
      <Axis
        id="sold"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="sales"
        name="Sold"
        data={sales}
        xScaleType={ScaleType.Ordinal}
        xAccessor="product"
        yAccessors={['sold']}
      />
    </Chart>
  );
}
