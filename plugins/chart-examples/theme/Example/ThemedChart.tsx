import type { ComponentType, ReactNode } from 'react';
import { DARK_THEME, LIGHT_THEME } from '@elastic/charts';
import { BaseTheme } from '../charts-of-the-site';
import { useShownMode } from './use-shown-mode';

/** Draws one example in the page's color mode. */
export default function ThemedChart({ chart: Chart }: { chart: ComponentType }): ReactNode {
  const mode = useShownMode();
  return (
    <BaseTheme.Provider value={mode === 'dark' ? DARK_THEME : LIGHT_THEME}>
      <Chart />
    </BaseTheme.Provider>
  );
}
