import {
  Axis,
  BubbleSeries,
  Chart,
  ColorVariant,
  Position,
  ScaleType,
  Settings,
  type BubbleSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

// Flats on offer: size in square meters and rent in euros.
const flats = Array.from({ length: 46 }, (_, index) => {
  const size = 23 + ((index * 37) % 89);
  return {
    size,
    rent: Math.round(190 + size * 11.8 + 210 * Math.sin(index * 2.4)),
  };
});
const dots: RecursivePartial<BubbleSeriesStyle> = {
  point: { radius: 4, fill: ColorVariant.Series, opacity: 0.8 },
};

/**
 * Nice ends and fine ticks
 *
 * `xNice` and `yNice` extend the scales to round numbers. Many `ticks` make a fine grid; labels that do not
 * fit are left out, and `showOverlappingTicks` keeps the grid lines of these.
 *
 * @alt Scatter plot of 46 flats by size and rent on a fine grid; rents rise from about 450 euros for 25 square meters to 1,500 for 110.
 * @tag ticks
 * @tag grid
 * @tag domain
 */
export default function Nice() {
  return (
    <Chart size={{ height: 340 }} title="Rent by size">
      <Settings />
      <Axis
        id="size"
        position={Position.Bottom}
        ticks={20}
        showOverlappingTicks
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} sq m`}
      />
      <Axis
        id="rent"
        position={Position.Left}
        ticks={30}
        showOverlappingTicks
        gridLine={{ visible: true }}
        tickFormat={(value) => `€${value}`}
      />
      <BubbleSeries
        id="flats"
        name="Flat"
        data={flats}
        xScaleType={ScaleType.Linear}
        xNice
        yNice
        xAccessor="size"
        yAccessors={['rent']}
        color="#8c6bd8"
        bubbleSeriesStyle={dots}
      />
    </Chart>
  );
}
