import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/DarkMode';

/** Draws a moon. Every page contains the icon: its path is shorter than that of the original. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        d="M12 4a8 8 0 1 0 8 8A6 6 0 0 1 12 4z"
      />
    </svg>
  );
}
