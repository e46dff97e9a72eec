import type { ComponentType, ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { BaseTheme, baseThemes } from '../charts-of-the-site';

/** Draws one example in the page's color mode. */
export default function ThemedChart({ chart: Chart }: { chart: ComponentType }): ReactNode {
  const { colorMode } = useColorMode();
  return (
    <BaseTheme.Provider value={baseThemes[colorMode]}>
      <Chart />
    </BaseTheme.Provider>
  );
}
