import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const travelers = [8.1, 8.6, 9.4, 9.9, 10.7, 11.2].map((millions, index) => ({
  year: 2019 + index,
  millions,
}));
const forecast = [11.2, 11.9, 12.4, 12.8, 13.1].map((millions, index) => ({
  year: 2024 + index,
  millions,
}));

const solid: PartialTheme = {
  areaSeriesStyle: {
    area: { opacity: 0.6 },
    line: { strokeWidth: 2 },
    point: { visible: 'never' },
  },
};

/**
 * A texture for the forecast
 *
 * `texture` with a `path` repeats a figure of your own over an area: little waves mark what is a forecast, next to the
 * plain fill of what was measured.
 *
 * @alt Area chart of travelers of a ferry line by year; measured values rise from 8.1 million in 2019 to 11.2 in 2024, the forecast, filled with waves, goes on to 13.1 in 2028.
 * @tag theme
 * @tag texture
 * @tag linear
 */
export default function Texture() {
  return (
    <Chart size={{ height: 320 }} title="Travelers of the ferry line">
      <Settings theme={solid} showLegend legendPosition={Position.Bottom} />
      <Axis id="year" position={Position.Bottom} />
      <Axis
        id="millions"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} M`}
      />
      <AreaSeries
        id="measured"
        name="Measured"
        data={travelers}
        color="#0077bb"
        xScaleType={ScaleType.Linear}
        xAccessor="year"
        yAccessors={['millions']}
      />
      <AreaSeries
        id="forecast"
        name="Forecast"
        data={forecast}
        color="#0f9b74"
        xScaleType={ScaleType.Linear}
        xAccessor="year"
        yAccessors={['millions']}
        areaSeriesStyle={{
          area: {
            opacity: 0.15,
            texture: {
              path: 'M-8 0 q4 -6 8 0 t8 0',
              size: 16,
              strokeWidth: 1.5,
            },
          },
          line: { dash: [6, 4] },
        }}
      />
    </Chart>
  );
}
