import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Failure from './Failure';
import { loadChart } from './load-chart';
import { useFocusFromButton } from './use-focus-from-button';
import { useHeadingLevels } from './use-heading-levels';

interface Props {
  id: string;
  /** What a reader who cannot see the chart should know. */
  alt: string;
}

/** The running chart, as soon as its code is loaded. */
export default function LiveChart({ id, alt }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<ReactElement>();
  const [failed, setFailed] = useState(false);
  useHeadingLevels(ref, chart !== undefined);
  useFocusFromButton(ref, chart !== undefined);

  useEffect(() => {
    if (failed) return;
    let wanted = true;
    loadChart(id).then(
      (loaded) => wanted && setChart(loaded),
      (reason: unknown) => {
        console.error(`The code of the example "${id}" did not load.`, reason);
        if (wanted) setFailed(true);
      },
    );
    return () => void (wanted = false);
  }, [id, failed]);

  return (
    <div ref={ref} tabIndex={-1} {...(chart && { role: 'group', 'aria-label': alt })}>
      {failed ? (
        <Failure tryAgain={() => setFailed(false)}>
          its code did not arrive. Check your connection and try again; if that does not help,
          reload the page: the site may have been updated.
        </Failure>
      ) : (
        <ErrorBoundary
          fallback={({ error, tryAgain }) => <Failure tryAgain={tryAgain}>{error.message}</Failure>}
        >
          {chart}
        </ErrorBoundary>
      )}
    </div>
  );
}
