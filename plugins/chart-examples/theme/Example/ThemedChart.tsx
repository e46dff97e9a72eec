import type { ComponentType, ReactNode } from 'react';
import { BaseTheme, baseThemes } from '../charts-of-the-site';
import { useShownMode } from './use-shown-mode';

/** Draws one example in the page's color mode. */
export default function ThemedChart({ chart: Chart }: { chart: ComponentType }): ReactNode {
  const mode = useShownMode();
  return (
    <BaseTheme.Provider value={baseThemes[mode]}>
      <Chart />
    </BaseTheme.Provider>
  );
}
