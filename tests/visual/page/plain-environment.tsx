import '../../../static/charts.css';
import type { ReactNode } from 'react';

/** What a page contains besides copied code: `charts.css`. The copies import the stylesheet. */
export function Environment({ children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  return children;
}
