import type { ComponentType, ReactNode } from 'react';
import { BaseTheme, baseThemes } from '../site-charts';
import { useShownMode } from './use-shown-mode';

/** Renders an example in the color mode of the page. */
export default function ThemedChart({ chart: Chart }: { chart: ComponentType }): ReactNode {
  const mode = useShownMode();
  return (
    <BaseTheme.Provider value={baseThemes[mode]}>
      <Chart />
    </BaseTheme.Provider>
  );
}
