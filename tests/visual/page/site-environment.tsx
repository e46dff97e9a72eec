import '../../../.generated/fonts/fonts.css';
import '../../../src/css/tokens.css';
import './site-environment.css';
import type { ReactNode } from 'react';
import {
  BaseTheme,
  baseThemes,
  loadChartFont,
  loadChartsStylesheet,
} from '../../../plugins/chart-examples/browser';

await Promise.all([loadChartsStylesheet(), loadChartFont()]);

/** Styles, font and base themes of the charts on the site. */
export function Environment({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  return <BaseTheme.Provider value={baseThemes[mode]}>{children}</BaseTheme.Provider>;
}
