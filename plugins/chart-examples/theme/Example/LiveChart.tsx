import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Failure from './Failure';
import { loadChart } from './load-chart';
import { useHeadingLevels } from './use-heading-levels';
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
  const [failed, setFailed] = useState(false);
  useHeadingLevels(ref, chart !== undefined);

  useEffect(() => {
    if (!near || failed) return;
    let wanted = true;
    loadChart(id).then(
      (loaded) => wanted && setChart(loaded),
      (reason: unknown) => {
        console.error(`The code of the example "${id}" did not load.`, reason);
        if (wanted) setFailed(true);
      },
    );
    return () => void (wanted = false);
  }, [id, near, failed]);

  return (
    <div ref={ref} {...(chart && { role: 'group', 'aria-label': alt })}>
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
