import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/LightMode';

/** Draws a sun. Every page contains the icon: its path is shorter than that of the original. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1M16 12a4 4 0 1 0-8 0 4 4 0 1 0 8 0"
      />
    </svg>
  );
}
