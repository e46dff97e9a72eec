import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipContainer,
  TooltipHeader,
  TooltipTable,
  TooltipTableBody,
  TooltipTableCell,
  TooltipTableColorCell,
  TooltipTableFooter,
  TooltipTableHeader,
  TooltipTableRow,
  type CustomTooltip,
} from '@elastic/charts';

const cereals = [
  { product: 'Oat flakes', energy: 368, fat: 6.7, sugar: 0.7, salt: 0.01 },
  { product: 'Muesli', energy: 382, fat: 8.9, sugar: 17.2, salt: 0.08 },
  { product: 'Crunchy nuts', energy: 466, fat: 19.4, sugar: 26.1, salt: 0.53 },
  { product: 'Corn flakes', energy: 378, fat: 0.9, sugar: 8.4, salt: 1.13 },
];
/** Grams a day that an adult should not exceed, and where "high" begins. */
const nutrients = [
  { key: 'fat', name: 'Fat', daily: 70, high: 17.5 },
  { key: 'sugar', name: 'Sugar, of all kinds', daily: 90, high: 22.5 },
  { key: 'salt', name: 'Salt', daily: 6, high: 1.5 },
] as const;
const tableStyle = `
  .nutrition { font-variant-numeric: tabular-nums; }
  .nutrition-head, .nutrition-foot { font-style: italic; }
  .nutrition-rows .nutrition-share { font-weight: 600; }
`;
const right = { textAlign: 'right' } as const;

const Nutrition: CustomTooltip<(typeof cereals)[number]> = ({ values }) => {
  const cereal = values[0]?.datum;
  if (!cereal) return null;
  return (
    <TooltipContainer>
      <style>{tableStyle}</style>
      <TooltipHeader>{cereal.product}, 100 g</TooltipHeader>
      <TooltipTable
        className="nutrition"
        gridTemplateColumns="11px minmax(60px, 1fr) auto auto"
        maxHeight={200}
      >
        <TooltipTableHeader className="nutrition-head">
          <TooltipTableRow>
            <TooltipTableColorCell />
            <TooltipTableCell tagName="th">Nutrient</TooltipTableCell>
            <TooltipTableCell style={right}>Grams</TooltipTableCell>
            <TooltipTableCell
              style={right}
              title="Share of what an adult may eat in a day"
            >
              Of a day
            </TooltipTableCell>
          </TooltipTableRow>
        </TooltipTableHeader>
        <TooltipTableBody className="nutrition-rows">
          {nutrients.map(({ key, name, daily, high }) => {
            const isHigh = cereal[key] > high;
            return (
              <TooltipTableRow
                key={key}
                id={`nutrition-${key}`}
                isHighlighted={isHigh}
              >
                <TooltipTableColorCell
                  color={isHigh ? '#cc3366' : '#11a579'}
                  title={isHigh ? 'high' : 'moderate'}
                  displayOnly
                />
                <TooltipTableCell tagName="th" truncate>
                  {name}
                </TooltipTableCell>
                <TooltipTableCell style={right}>{cereal[key]}</TooltipTableCell>
                <TooltipTableCell className="nutrition-share" style={right}>
                  {Math.round((cereal[key] / daily) * 100)} %
                </TooltipTableCell>
              </TooltipTableRow>
            );
          })}
        </TooltipTableBody>
        <TooltipTableFooter className="nutrition-foot">
          <TooltipTableRow>
            <TooltipTableColorCell />
            <TooltipTableCell tagName="th">Energy</TooltipTableCell>
            <TooltipTableCell style={right}>
              {cereal.energy} kcal
            </TooltipTableCell>
            <TooltipTableCell style={right}>
              {Math.round(cereal.energy / 20)} %
            </TooltipTableCell>
          </TooltipTableRow>
        </TooltipTableFooter>
      </TooltipTable>
    </TooltipContainer>
  );
};

/**
 * A table from its parts
 *
 * With `children`, a `TooltipTable` is what you write: rows that are not series, cells of every kind, a color
 * that represents a level. `gridTemplateColumns` sets the widths of its columns.
 *
 * @alt Bar chart of the energy of four breakfast cereals, from 368 to 466 kilocalories; the tooltip is a table of fat, sugar and salt that marks high values.
 * @tag tooltip
 * @tag table
 * @tag ordinal
 */
export default function TableParts() {
  return (
    <Chart size={{ height: 320 }} title="Energy of cereals">
      <Settings />
      <Tooltip customTooltip={Nutrition} />
      <Axis id="product" position={Position.Bottom} />
      <Axis
        id="energy"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} kcal`}
      />
      <BarSeries
        id="cereals"
        name="Energy"
        data={cereals}
        xScaleType={ScaleType.Ordinal}
        xAccessor="product"
        yAccessors={['energy']}
      />
    </Chart>
  );
}
