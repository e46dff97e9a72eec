import { createContext, forwardRef, useContext } from 'react';
import {
  Axis as LibraryAxis,
  Chart as LibraryChart,
  Flame as LibraryFlame,
  Settings as LibrarySettings,
  type AxisProps,
  type ChartProps,
  type SettingsProps,
} from '@elastic/charts';
import { baseThemes } from './base-themes';
import { axisOnCard, CardChartContext, chartOnCard, settingsOnCard } from './Example/card-chart';
import { ChartScale, scaledSize } from './Example/chart-scale';

// The bundler resolves '@elastic/charts' in examples to this module, so that charts follow the color mode of the
// page while the examples do not have to set a base theme.
export * from '@elastic/charts';
export { baseThemes, CardChartContext };

/** Base theme of descendant charts. */
export const BaseTheme = createContext(baseThemes.light);

export function Settings(props: SettingsProps) {
  const onCard = settingsOnCard(useContext(CardChartContext));
  return <LibrarySettings baseTheme={useContext(BaseTheme)} {...props} {...onCard} />;
}

export function Axis(props: AxisProps) {
  return <LibraryAxis {...props} {...axisOnCard(useContext(CardChartContext))} />;
}

export const Chart = forwardRef<LibraryChart, ChartProps>(function Chart(
  { children, size, ...props },
  ref,
) {
  const scale = useContext(ChartScale);
  const onCard = chartOnCard(useContext(CardChartContext));
  return (
    <LibraryChart ref={ref} {...props} size={scaledSize(size, scale)} {...onCard}>
      {/* Default for charts without Settings; Settings in an example come later and override it. */}
      <Settings />
      {children}
    </LibraryChart>
  );
});

let webGL2: boolean | undefined;

/** Checked once, because the number of WebGL contexts per page is limited. */
const hasWebGL2 = () => (webGL2 ??= document.createElement('canvas').getContext('webgl2') !== null);

/** Throws without WebGL 2, where the library would leave the chart blank and report it as rendered. */
export const Flame: typeof LibraryFlame = (props) => {
  if (!hasWebGL2()) throw new Error('it needs WebGL 2, which this browser does not offer.');
  return LibraryFlame(props);
};
