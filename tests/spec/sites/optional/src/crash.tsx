import { useState } from 'react';

/** A button that makes the page crash, with a cause. */
export default function Crash() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('outer', { cause: new Error('inner') });
  return (
    <button type="button" onClick={() => setCrashed(true)}>
      Crash
    </button>
  );
}
