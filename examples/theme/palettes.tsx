import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  LegendLayout,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const palettes: Record<string, PartialTheme> = {
  Vivid: {
    colors: {
      vizColors: ['#0077bb', '#ee9911', '#11a579', '#cc3366', '#8a63d2'],
    },
  },
  Blues: {
    colors: {
      vizColors: ['#2a62a8', '#2f6fb7', '#4a93d6', '#74b3e3', '#a3cfee'],
    },
  },
  Earth: {
    colors: {
      vizColors: ['#8c5a2b', '#b3863f', '#7d8f4e', '#4f7a6b', '#a8543f'],
    },
  },
};
const grains = {
  Wheat: [21.5, 22.3, 20.9],
  Barley: [11.2, 10.8, 11.0],
  Maize: [3.8, 4.5, 4.1],
  Rye: [3.2, 3.1, 2.8],
  Oats: [0.7, 0.9, 0.8],
};
const harvest = Object.entries(grains).flatMap(([grain, values]) =>
  values.map((tons, index) => ({ year: 2022 + index, grain, tons })),
);

/**
 * Several palettes
 *
 * Each palette is a partial theme with other `colors.vizColors`, kept outside of the component. Passing another one
 * to `theme` recolors series, legend and tooltip.
 *
 * @alt Stacked bar chart of the harvest of five grains from 2022 to 2024, half of it wheat, with a choice of three palettes above.
 * @height 335
 * @tag theme
 * @tag color
 * @tag stack
 */
export default function Palettes() {
  const [palette, setPalette] = useState('Vivid');
  return (
    <>
      <fieldset style={{ display: 'flex', gap: 12 }}>
        <legend>Palette</legend>
        {Object.keys(palettes).map((name) => (
          <label
            key={name}
            style={{ display: 'flex', alignItems: 'center', gap: 4 }}
          >
            <input
              type="radio"
              checked={name === palette}
              onChange={() => setPalette(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <Chart size={{ height: 300 }} title="Harvest">
        <Settings
          theme={palettes[palette]}
          showLegend
          legendPosition={Position.Bottom}
          legendLayout={LegendLayout.List}
        />
        <Axis id="year" position={Position.Bottom} />
        <Axis
          id="tons"
          position={Position.Left}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${Math.round(value * 10) / 10} Mt`}
        />
        <BarSeries
          id="harvest"
          data={harvest}
          xScaleType={ScaleType.Ordinal}
          xAccessor="year"
          yAccessors={['tons']}
          splitSeriesAccessors={['grain']}
          stackAccessors={['year']}
        />
      </Chart>
    </>
  );
}
