import {
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { loadChart } from './load-chart';
import { useHeadingLevels } from './use-heading-levels';

interface Props {
  id: string;
  /** Alternative text of the chart. */
  alt: string;
}

/** Loads and renders a live chart. */
export default function LiveChart({ id, alt }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<ReactElement>();
  const [failed, setFailed] = useState(false);
  useHeadingLevels(ref, chart !== undefined);
  useFocusFromButton(ref, chart !== undefined);

  useEffect(() => {
    if (failed) return;
    let isMounted = true;
    loadChart(id).then(
      (loaded) => isMounted && setChart(loaded),
      (reason: unknown) => {
        console.error(`The example "${id}" failed to load.`, reason);
        if (isMounted) setFailed(true);
      },
    );
    return () => void (isMounted = false);
  }, [id, failed]);

  return (
    <div
      ref={ref}
      tabIndex={-1}
      // The library renders texts that React removes by themselves, which fails after a browser has translated them.
      {...(chart && { role: 'group', 'aria-label': alt, translate: 'no' })}
    >
      {failed ? (
        <Failure tryAgain={() => setFailed(false)}>
          its code failed to load. Check your connection and try again. If that does not help,
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

/**
 * Moves the focus from the button of the chart frame into the chart when the button is activated. Focusing the
 * button only starts the chart: moving the focus as well would interrupt navigation with Tab.
 *
 * @param shown - whether the chart has been rendered
 */
function useFocusFromButton(chart: RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    const button = chart.current?.closest('[data-chart-frame]')?.querySelector(':scope > button');
    if (!shown || !button) return;
    const focus = () => chart.current?.focus();
    button.addEventListener('click', focus);
    return () => button.removeEventListener('click', focus);
  }, [chart, shown]);
}

interface FailureProps {
  tryAgain: () => void;
  /** Cause and hint, which complete the sentence. */
  children: ReactNode;
}

/** Renders an error message below the picture of a chart. */
function Failure({ tryAgain, children }: FailureProps): ReactNode {
  return (
    <div role="alert">
      <p>This chart cannot be shown: {children}</p>
      <button type="button" className="button button--secondary" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
