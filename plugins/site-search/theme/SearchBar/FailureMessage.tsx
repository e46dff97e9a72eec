import type { ReactNode } from 'react';

interface Props {
  /** Whether only loading the page again helps. */
  isOutdated: boolean;
  onRetry: () => void;
  text?: string;
  /** Class of the button. */
  className: string | undefined;
}

/** Renders the message after a failure, with a button that helps. */
export default function FailureMessage(props: Props): ReactNode {
  const { isOutdated, onRetry, text = 'Search failed to load.', className } = props;
  return (
    <>
      <span>{isOutdated ? 'The site has been updated.' : text}</span>{' '}
      <button
        type="button"
        className={className}
        onClick={isOutdated ? () => location.reload() : onRetry}
      >
        {isOutdated ? 'Reload' : 'Retry'}
      </button>
    </>
  );
}
