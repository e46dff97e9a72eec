import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import islands from '@generated/partial-hydration/default/islands';

interface Props {
  name: string;
  [prop: string]: unknown;
}

/** The component of an island, once its code is loaded; the other props are the component's. */
export default function LoadedIsland({ name, ...props }: Props): ReactNode {
  const [island, setIsland] = useState<{ Component: ComponentType<object> }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let mounted = true;
    islands[name]!().then(
      (module) => mounted && setIsland({ Component: module.default }),
      (error: unknown) => {
        console.error(`The code of the part "${name}" did not load.`, error);
        if (mounted) setFailed(true);
      },
    );
    return () => void (mounted = false);
  }, [name, failed]);
  if (failed)
    return (
      <div role="alert">
        <p>
          This part of the page does not run: its code did not load. Check your connection and try
          again; if that does not help, reload the page: the site may have been updated.
        </p>
        <button type="button" className="button button--secondary" onClick={() => setFailed(false)}>
          Try again
        </button>
      </div>
    );
  return island && <island.Component {...props} />;
}
