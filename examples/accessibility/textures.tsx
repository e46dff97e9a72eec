import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  TextureShape,
  type PartialTheme,
  type TexturedStyles,
} from '@elastic/charts';

const waste = [
  { year: '2021', Paper: 71, Glass: 32, Organic: 58 },
  { year: '2022', Paper: 66, Glass: 34, Organic: 63 },
  { year: '2023', Paper: 59, Glass: 33, Organic: 70 },
  { year: '2024', Paper: 52, Glass: 35, Organic: 78 },
];
const textures: Record<'Paper' | 'Glass' | 'Organic', TexturedStyles> = {
  Paper: { shape: TextureShape.Line, rotation: 45, size: 8, strokeWidth: 2 },
  Glass: { shape: TextureShape.Circle, size: 4, spacing: 5, strokeWidth: 2 },
  Organic: { shape: TextureShape.Line, rotation: 90, size: 6, strokeWidth: 2 },
};
const outlined: PartialTheme = {
  barSeriesStyle: {
    rect: { opacity: 0.15 },
    rectBorder: { visible: true, strokeWidth: 2, strokeOpacity: 1 },
  },
  colors: { vizColors: ['#0077bb', '#11a579', '#b36a00'] },
};

/**
 * Textures, not color alone
 *
 * `texture` in `barSeriesStyle` draws a pattern over each bar, so the series can be distinguished in print and with
 * color blindness. The legend names them in the same order as the bars.
 *
 * @alt Grouped bar chart of waste per head from 2021 to 2024 with striped, dotted and lined bars; paper falls from 71 to 52 kilograms, organic waste rises from 58 to 78, glass stays near 34.
 * @tag accessibility
 * @tag texture
 * @tag group
 */
export default function Textures() {
  return (
    <Chart size={{ height: 320 }} title="Waste per head">
      <Settings
        theme={outlined}
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis id="year" position={Position.Bottom} />
      <Axis
        id="kilograms"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} kg`}
      />
      {(['Paper', 'Glass', 'Organic'] as const).map((kind) => (
        <BarSeries
          key={kind}
          id={kind}
          name={kind}
          data={waste}
          xScaleType={ScaleType.Ordinal}
          xAccessor="year"
          yAccessors={[kind]}
          barSeriesStyle={{ rect: { texture: textures[kind] } }}
        />
      ))}
    </Chart>
  );
}
