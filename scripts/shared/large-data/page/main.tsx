import '@elastic/charts/dist/theme_only_light.css';
import { createRoot } from 'react-dom/client';
import { Axis, Chart, Position, Settings } from '@elastic/charts';
import { series, type Family } from './series';

declare global {
  interface Window {
    /** Renders a chart of 800 × 400 pixels with a number of data points. */
    drawChart: (family: Family, points: number) => void;
  }
}

window.drawChart = (family, points) =>
  createRoot(document.querySelector('#root')!).render(
    <Chart size={[800, 400]}>
      <Settings />
      <Axis id="x" position={Position.Bottom} />
      <Axis id="y" position={Position.Left} />
      {series[family](points)}
    </Chart>,
  );
