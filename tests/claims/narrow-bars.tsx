import { BarSeries, Chart, Position, Settings, type SettingsProps } from '@elastic/charts';
import { render } from './render-chart';

/** Bars of several series, as wide as the plot on a screen of 390 pixels, and the height of their legend. */
export async function narrowBars(names: string[], settings: SettingsProps = {}) {
  const { container, svg } = await render(
    <div style={{ width: 374 }}>
      <Chart size={{ height: 360 }}>
        <Settings showLegend legendPosition={Position.Bottom} {...settings} />
        {names.map((name) => (
          <BarSeries
            key={name}
            id={name}
            data={[{ x: 'A', y: 3 }]}
            xAccessor="x"
            yAccessors={['y']}
          />
        ))}
      </Chart>
    </div>,
  );
  const height = 360 - Number(svg.match(/height="(\d+)"/)?.[1]);
  return { container, height };
}
