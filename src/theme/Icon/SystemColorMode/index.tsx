import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/SystemColorMode';

/** Draws a circle, half of it filled. Every page contains the icon: its path is shorter than that of the original. */
export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="currentColor" d="M12 21a9 9 0 0 0 0-18 9 9 0 0 0 0 18zm0-16a7 7 0 0 1 0 14z" />
    </svg>
  );
}
