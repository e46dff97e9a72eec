import type { ReactNode } from 'react';
import type { CheckFailure } from '../../client/checker';
import { countText } from '../../client/finding-texts';
import { maxLength } from '../../client/stored-code';
import type { CheckState } from './use-check';

interface Props {
  state: CheckState;
  onRetry: () => void;
}

/** Renders how many findings there are, or why there are none yet. */
export default function CheckStatus({ state, onRetry }: Props): ReactNode {
  if (state.failure)
    return (
      <div role="alert" className="code-check-failure">
        <p>{failureTexts[state.failure]}</p>
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  return (
    <p role="status" className="code-check-status">
      {statusText(state)}
    </p>
  );
}

/** What failed, and what the reader can do. */
const failureTexts: Record<CheckFailure, string> = {
  load: 'The check failed to load. Check your connection and try again. If that does not help, reload the page: your text is kept.',
  time: 'The check takes too long for this text. Paste only the component that renders the chart, and try again.',
  crash:
    'The check failed for this text, which is a mistake in the check. Your text is kept. Paste only the component that renders the chart, or go through the causes below.',
};

function statusText({ phase, answer }: CheckState): string {
  switch (phase) {
    case 'empty':
      return 'Paste a component, or a part of one.';
    case 'long':
      return `The text has more than ${maxLength.toLocaleString('en')} characters. Paste only the component that renders the chart.`;
    case 'checking':
      return answer ? statusText({ phase: 'checked', answer }) : 'Checking…';
    case 'checked':
      if (!answer) return '';
      return answer.findings.length === 0 && !answer.isAboutCharts
        ? 'No chart of Elastic Charts found in this text.'
        : countText(answer.findings);
  }
}
