import type { ReactNode } from 'react';

interface Props {
  tryAgain: () => void;
  /** Cause and hint, which complete the sentence. */
  children: ReactNode;
}

/** Renders an error message below the picture of a chart. */
export default function Failure({ tryAgain, children }: Props): ReactNode {
  return (
    <div role="alert">
      <p>This chart cannot be shown: {children}</p>
      <button type="button" className="button button--secondary" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
