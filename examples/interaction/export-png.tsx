import { useRef, useState } from 'react';
import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const supply = [
  { hour: 6, solar: 2, wind: 31 },
  { hour: 8, solar: 14, wind: 28 },
  { hour: 10, solar: 38, wind: 22 },
  { hour: 12, solar: 52, wind: 19 },
  { hour: 14, solar: 47, wind: 24 },
  { hour: 16, solar: 29, wind: 33 },
  { hour: 18, solar: 9, wind: 41 },
  { hour: 20, solar: 0, wind: 44 },
];

/**
 * Save as a picture
 *
 * `getPNGSnapshot` of the chart's ref returns the canvas as a data URL, on the background that you name.
 * Title and legend are HTML and not on it.
 *
 * @alt Stacked area chart of power from sun and wind between six and twenty o'clock; the sun peaks at noon, the wind in the evening. A button saves it as a picture.
 * @height 369
 * @tag export
 * @tag ref
 * @tag stack
 */
export default function ExportPng() {
  const chart = useRef<Chart>(null);
  const [message, setMessage] = useState('');
  const save = () => {
    const snapshot = chart.current?.getPNGSnapshot({
      backgroundColor: 'rgba(255, 255, 255, 1)',
    });
    if (!snapshot) return;
    const link = document.createElement('a');
    link.href = String(snapshot.blobOrDataUrl);
    link.download = 'power.png';
    link.click();
    setMessage(`Saved power.png, ${Math.round(link.href.length / 1366)} kB.`);
  };
  return (
    <>
      <Chart ref={chart} size={{ height: 300 }} title="Power from sun and wind">
        <Settings showLegend legendPosition={Position.Bottom} />
        <Axis
          id="hour"
          position={Position.Bottom}
          tickFormat={(value) => `${value}:00`}
        />
        <Axis
          id="power"
          position={Position.Left}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} MW`}
        />
        <AreaSeries
          id="supply"
          data={supply}
          xScaleType={ScaleType.Linear}
          xAccessor="hour"
          yAccessors={['wind', 'solar']}
          stackAccessors={['hour']}
        />
      </Chart>
      <button type="button" onClick={save}>
        Save as PNG
      </button>
      <p role="status" style={{ minHeight: '1.5em' }}>
        {message}
      </p>
    </>
  );
}
