import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const sources = {
  Wind: [18, 20, 22, 25, 27, 31],
  Solar: [6, 8, 11, 13, 16, 19],
  Hydro: [21, 20, 21, 20, 21, 20],
  Gas: [55, 52, 46, 42, 36, 30],
};
const shares = Object.entries(sources).flatMap(([source, values]) =>
  values.map((share, index) => ({ year: 2019 + index, source, share })),
);

/**
 * A palette of your own
 *
 * `colors.vizColors` gives the series their colors in order. These four keep their distance from each
 * other for readers with color blindness and stand out in both color modes.
 *
 * @alt Stacked area chart of power sources from 2019 to 2024 in four colors; gas shrinks from 55 to 30 percent while wind and solar grow.
 * @tag theme
 * @tag stack
 */
export default function Palette() {
  return (
    <Chart size={{ height: 320 }} title="Sources of power">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
        theme={{
          colors: { vizColors: ['#0077bb', '#ee9911', '#11a579', '#cc3366'] },
        }}
      />
      <Axis id="year" position={Position.Bottom} />
      <Axis
        id="share"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <AreaSeries
        id="shares"
        name="Share"
        data={shares}
        xScaleType={ScaleType.Ordinal}
        xAccessor="year"
        yAccessors={['share']}
        splitSeriesAccessors={['source']}
        stackAccessors={['year']}
      />
    </Chart>
  );
}
