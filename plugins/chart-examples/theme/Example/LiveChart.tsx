import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { loadChart } from './load-chart';
import { useNearViewport } from './use-near-viewport';

interface Props {
  id: string;
  /** What a reader who cannot see the chart should know. */
  alt: string;
}

/** The running chart: its code is fetched when it comes near the viewport. */
export default function LiveChart({ id, alt }: Props): ReactNode {
  const [ref, near] = useNearViewport<HTMLDivElement>();
  const [chart, setChart] = useState<ReactElement>();
  const [error, setError] = useState<Error>();

  useEffect(() => {
    if (!near || error) return;
    let wanted = true;
    loadChart(id).then(
      (loaded) => wanted && setChart(loaded),
      (reason: Error) => wanted && setError(reason),
    );
    return () => void (wanted = false);
  }, [id, near, error]);

  return (
    <div ref={ref} {...(chart && { role: 'group', 'aria-label': alt })}>
      {error ? (
        <Failure error={error} tryAgain={() => setError(undefined)}>
          If trying again does not help, reload the page: the site may have been updated.
        </Failure>
      ) : (
        <ErrorBoundary fallback={Failure}>{chart}</ErrorBoundary>
      )}
    </div>
  );
}

interface FailureProps {
  error: Error;
  tryAgain: () => void;
  children?: ReactNode;
}

function Failure({ error, tryAgain, children }: FailureProps) {
  return (
    <div role="alert">
      <p>
        This chart cannot be shown: {error.message} {children}
      </p>
      <button type="button" className="button button--secondary" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
