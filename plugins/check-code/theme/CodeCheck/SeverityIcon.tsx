import type { ReactNode } from 'react';
import type { Severity } from '@site/shared/check-code/finding';

/** Shapes that differ without their color: an octagon, a triangle, a circle. */
const shapes: Record<Severity, string> = {
  error: 'M5 1h6l4 4v6l-4 4H5l-4-4V5zM5.5 5.5l5 5m0-5l-5 5',
  warning: 'M8 1.5L15 14H1zM8 6v4m0 1.8v.4',
  info: 'M8 1a7 7 0 1 1 0 14A7 7 0 1 1 8 1zM8 7.2v4M8 4.6v.4',
};

/** Renders the icon of a severity. Its name stands beside it. */
export default function SeverityIcon({ severity }: { severity: Severity }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={shapes[severity]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
