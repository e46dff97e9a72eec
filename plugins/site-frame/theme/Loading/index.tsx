import { useState, type ComponentProps, type ReactNode } from 'react';
import type Loader from '@theme/Loading';
import TheirLoading from '@theme-init/Loading';

/** Stands for code that is late or did not arrive: a spinner, or what went wrong and a way to try again. */
export default function Loading(props: ComponentProps<typeof Loader>): ReactNode {
  const { error, pastDelay, retry } = props;
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  if (error)
    return (
      <div role="alert" className="site-frame-load-error">
        <p>
          A part of this page did not arrive. You can read it; menus, search and charts do not work.
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
          Read on
        </button>
      </div>
    );
  if (!pastDelay) return null;
  return (
    <div role="status" aria-label="Loading" ref={holdStill}>
      <TheirLoading {...props} />
    </div>
  );
}

/** The spinner's animation is of SVG, which styles cannot stop. */
function holdStill(spinner: HTMLElement | null): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    spinner?.querySelector('svg')?.pauseAnimations();
}
