import '@elastic/charts/dist/theme_only_light.css';
import '../../../static/charts.css';
import type { ReactNode } from 'react';

/** What the page on installation tells readers to add: a stylesheet of the library, and `charts.css`. */
export function Environment({ children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  return children;
}
