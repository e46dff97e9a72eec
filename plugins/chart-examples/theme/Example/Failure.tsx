import type { ReactNode } from 'react';

interface Props {
  tryAgain: () => void;
  /** Why there is no chart, as the end of a sentence, and what helps. */
  children: ReactNode;
}

/** Says under the picture of a chart why it stays a picture. */
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
