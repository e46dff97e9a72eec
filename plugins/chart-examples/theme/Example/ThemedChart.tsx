import type { ComponentType, ReactNode } from 'react';
import { BaseTheme, baseThemes, CardChartContext } from '../site-charts';
import type { CardChart } from '../../shared/card-picture';
import { useShownMode } from '../../../../shared/browser/use-shown-mode';

interface Props {
  chart: ComponentType;
  /** Set if the chart is on a card. */
  card?: CardChart;
}

/** Renders an example in the color mode of the page. */
export default function ThemedChart({ chart: Chart, card }: Props): ReactNode {
  const mode = useShownMode();
  return (
    <BaseTheme.Provider value={baseThemes[mode]}>
      <CardChartContext.Provider value={card}>
        <Chart />
      </CardChartContext.Provider>
    </BaseTheme.Provider>
  );
}
