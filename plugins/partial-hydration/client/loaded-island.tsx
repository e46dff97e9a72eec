import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import islands from '@generated/partial-hydration/default/islands';

interface Props {
  name: string;
  [prop: string]: unknown;
}

/** Loads and renders the component of an island. All props except `name` are passed to the component. */
export default function LoadedIsland({ name, ...props }: Props): ReactNode {
  const [island, setIsland] = useState<{ Component: ComponentType<object> }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let mounted = true;
    islands[name]!().then(
      (module) => mounted && setIsland({ Component: module.default }),
      (error: unknown) => {
        console.error(`The island "${name}" failed to load.`, error);
        if (mounted) setFailed(true);
      },
    );
    return () => void (mounted = false);
  }, [name, failed]);
  if (failed)
    return (
      <div role="alert">
        <p>
          This part of the page failed to load. Check your connection and try again. If that does
          not help, reload the page: the site may have been updated.
        </p>
        <button type="button" className="button button--secondary" onClick={() => setFailed(false)}>
          Try again
        </button>
      </div>
    );
  return island && <island.Component {...props} />;
}
