import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  TextureShape,
  timeFormatter,
  Tooltip,
} from '@elastic/charts';

const month = (index: number) => Date.UTC(2024, index);
const waste = {
  paper: [310, 295, 320, 305, 290, 285, 270, 265, 300, 325, 340, 395],
  glass: [140, 120, 125, 130, 150, 165, 180, 175, 150, 140, 135, 190],
  organic: [90, 95, 150, 210, 260, 275, 255, 240, 230, 220, 150, 100],
};
const rows = (amounts: number[]) =>
  amounts.map((tons, index) => ({ time: month(index), tons }));

const layers = [
  {
    id: 'Paper',
    color: '#3d8fc9',
    data: rows(waste.paper),
    texture: {
      shape: TextureShape.Line,
      rotation: 45,
      spacing: { x: 4, y: 0 },
      size: 10,
    },
  },
  {
    id: 'Glass',
    color: '#2f9f6b',
    data: rows(waste.glass),
    texture: { shape: TextureShape.Circle, spacing: 8, size: 4 },
  },
  {
    id: 'Organic',
    color: '#b0864a',
    data: rows(waste.organic),
    texture: { shape: TextureShape.X, spacing: 8, size: 6 },
  },
];
const formatTime = timeFormatter('MMM YYYY');

/**
 * Textures instead of colors
 *
 * A `texture` in `areaSeriesStyle` distinguishes the layers without color, for print and for readers who
 * do not see them. Each layer is an `AreaSeries` with its own style; `stackAccessors` piles them up.
 *
 * @alt Stacked area chart of recycled waste in 2024 with three textures: striped paper near 300 tons a month, dotted glass near 150, crossed organic waste between 90 in winter and 275 in June.
 * @tag accessibility
 * @tag texture
 * @tag stack
 */
export default function Textures() {
  return (
    <Chart size={{ height: 320 }} title="Recycled waste">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Tooltip
        headerFormatter={({ value }) => formatTime(value, { timeZone: 'utc' })}
      />
      <Axis id="time" position={Position.Bottom} />
      <Axis
        id="tons"
        position={Position.Left}
        tickFormat={(value) => `${value} t`}
        gridLine={{ visible: true }}
      />
      {layers.map(({ id, color, data, texture }) => (
        <AreaSeries
          key={id}
          id={id}
          name={id}
          data={data}
          color={color}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['tons']}
          stackAccessors={['time']}
          areaSeriesStyle={{
            area: {
              opacity: 0.15,
              texture: { ...texture, stroke: color, strokeWidth: 1.5 },
            },
            line: { strokeWidth: 2 },
            point: { visible: 'never' },
          }}
        />
      ))}
    </Chart>
  );
}
