import {
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import islands from '@generated/partial-hydration/default/islands';
import { isSlowConnection } from '../../../shared/browser/slow-connection';
import { whenIdle } from '../../../shared/browser/when-idle';
import { onStart } from './island-start';

/** Renders the islands of a page's HTML into their elements, each as soon as it starts. */
export default function Islands({ container }: { container: RefObject<HTMLElement> }): ReactNode {
  const [started, setStarted] = useState<HTMLElement[]>([]);
  useLayoutEffect(() => {
    const all = [...container.current!.querySelectorAll<HTMLElement>('[data-island]')];
    const cleanups = all.map((island) =>
      onStart(island, () => setStarted((others) => [...others, island])),
    );
    const names = new Set(all.map(({ dataset }) => dataset.island!));
    if (!isSlowConnection()) cleanups.push(whenIdle(() => preloadIslands(names)));
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [container]);
  return started.map((island, index) =>
    createPortal(
      <LoadedIsland name={island.dataset.island!} props={JSON.parse(island.dataset.props!)} />,
      island,
      String(index),
    ),
  );
}

/** Preloads the chunks of islands. Failures are ignored: starting an island retries and reports them. */
function preloadIslands(names: Iterable<string>): void {
  for (const name of names) islands[name]?.().catch(() => undefined);
}

interface LoadedIslandProps {
  name: string;
  /** Props of the component. */
  props: object;
}

/** Loads and renders the component of an island. Its failure does not affect the rest of the page. */
export const LoadedIsland = (props: LoadedIslandProps): ReactNode => (
  <ErrorBoundary
    fallback={({ tryAgain }) => (
      <Failure tryAgain={tryAgain}>
        This part of the page failed. Try again, or reload the page.
      </Failure>
    )}
  >
    <LoadingIsland {...props} />
  </ErrorBoundary>
);

function LoadingIsland({ name, props }: LoadedIslandProps): ReactNode {
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
      <Failure tryAgain={() => setFailed(false)}>
        This part of the page failed to load. Check your connection and try again. If that does not
        help, reload the page: the site may have been updated.
      </Failure>
    );
  return island && <island.Component {...props} />;
}

interface FailureProps {
  /** What failed, and what the reader can do. */
  children: string;
  tryAgain: () => void;
}

function Failure({ children, tryAgain }: FailureProps): ReactNode {
  return (
    <div role="alert">
      <p>{children}</p>
      <button type="button" className="button button--secondary" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
