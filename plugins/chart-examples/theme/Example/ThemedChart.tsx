import type { ComponentType, ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { DARK_THEME, LIGHT_THEME } from '@elastic/charts';
import { BaseTheme } from '../charts-of-the-site';

/** Draws one example in the page's color mode. */
export default function ThemedChart({ chart: Chart }: { chart: ComponentType }): ReactNode {
  const { colorMode } = useColorMode();
  return (
    <BaseTheme.Provider value={colorMode === 'dark' ? DARK_THEME : LIGHT_THEME}>
      <Chart />
    </BaseTheme.Provider>
  );
}
