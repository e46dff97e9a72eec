import { useState } from 'react';
import type { ColorMode } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';

/** A switch that is given a color mode which does not exist. */
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
