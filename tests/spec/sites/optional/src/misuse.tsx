import { useState } from 'react';
import type { ColorMode } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';

/** A color mode toggle with an invalid color mode. */
export default function Misuse() {
  const [misused, setMisused] = useState(false);
  if (misused)
    return (
      <ColorModeToggle
        respectPrefersColorScheme
        value={'purple' as ColorMode}
        onChange={() => {}}
      />
    );
  return (
    <button type="button" onClick={() => setMisused(true)}>
      Misuse
    </button>
  );
}
