import { useState, type ComponentProps, type ReactNode } from 'react';
import type Loader from '@theme/Loading';
import OriginalLoading from '@theme-init/Loading';

/** Renders a spinner while a chunk is loading, or the error with a button to retry if it failed to load. */
export default function Loading(props: ComponentProps<typeof Loader>): ReactNode {
  const { error, pastDelay, retry } = props;
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  if (error)
    return (
      <div role="alert" className="page-load-error">
        <p>
          Part of this page failed to load. You can read it, but menus, search and charts do not
          work.
        </p>
        <p>{String(error)}</p>
        <button type="button" className="button button--secondary button--sm" onClick={retry}>
          Retry
        </button>{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => setClosed(true)}
        >
          Continue reading
        </button>
      </div>
    );
  if (!pastDelay) return null;
  return (
    <div role="status" aria-label="Loading" ref={pauseForReducedMotion}>
      <OriginalLoading {...props} />
    </div>
  );
}

/** Pauses the spinner, whose SVG animation cannot be disabled by styles. */
function pauseForReducedMotion(spinner: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    spinner?.querySelector('svg')?.pauseAnimations();
}
