import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Finding } from '@site/shared/check-code/finding';
import { applyFixes } from '@site/shared/check-code/apply-fixes';
import { showFinding } from '../../client/position';
import { sampleCode } from '../../client/sample-code';
import { readCode, storeCode, maxLength } from '../../client/stored-code';
import type { CheckFailure } from '../../client/checker';
import { countText } from '../../client/finding-texts';
import CodeField from './CodeField';
import FindingList from './FindingList';
import { addCheckStyle } from './check-style';
import { useCheck, type CheckState } from './use-check';

/** Renders a field for code and what a check finds in it. The component of the island. */
export default function Checker(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [code, setCode] = useState(() => readCode(baseUrl));
  // The text before the last fixes, until the reader types.
  const [before, setBefore] = useState<string>();
  const { state, start, fixAll, retry } = useCheck(code);
  const field = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const id = useId();
  addCheckStyle();
  useEffect(() => storeCode(baseUrl, code), [baseUrl, code]);

  /** The button that was pressed disappears: the results keep the focus, from their start. */
  const focusResults = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  };
  const replace = (next: string) => {
    setBefore(code);
    setCode(next);
    focusResults();
  };
  const apply = (finding: Finding) => {
    const fixed = state.answer && applyFixes(state.answer.source, [finding]);
    // Offsets belong to the text that was checked.
    if (fixed && state.answer?.source === code) replace(fixed.source);
  };
  const applyAll = async () => {
    const fixed = await fixAll();
    if (fixed !== undefined) replace(fixed);
  };
  const findings = state.answer?.findings ?? [];
  const fixes = findings.filter(({ fix }) => fix).length;

  return (
    <div className="code-check">
      <div className="code-check-bar">
        <label htmlFor={id}>Code of your chart</label>
        {code === '' ? (
          <button type="button" onClick={() => setCode(sampleCode)}>
            Insert an example
          </button>
        ) : (
          <button
            type="button"
            onClick={() => {
              setCode('');
              setBefore(undefined);
              field.current?.focus();
            }}
          >
            Clear
          </button>
        )}
      </div>
      <CodeField
        id={id}
        ref={field}
        describedBy={`${id}-note`}
        code={code}
        findings={state.answer?.source === code ? findings : []}
        onFocus={start}
        onChange={(next) => {
          setCode(next);
          setBefore(undefined);
        }}
      />
      <p id={`${id}-note`} className="code-check-note">
        Checked in your browser. Nothing is sent, and this tab forgets the text when you close it.
      </p>
      <div ref={results} role="group" aria-label="Findings" tabIndex={-1}>
        <div className="code-check-bar">
          <CheckStatus state={state} onRetry={retry} />
          {before !== undefined && (
            <button
              type="button"
              onClick={() => {
                setCode(before);
                setBefore(undefined);
                focusResults();
              }}
            >
              Undo
            </button>
          )}
          {fixes > 0 && (
            <button type="button" data-primary onClick={() => void applyAll()}>
              {fixes === 1 ? 'Apply the fix' : `Apply all ${fixes} fixes`}
            </button>
          )}
        </div>
        <FindingList
          findings={findings}
          onShow={(finding) => field.current && showFinding(field.current, finding)}
          onApply={apply}
        />
      </div>
    </div>
  );
}

interface Props {
  state: CheckState;
  onRetry: () => void;
}

/** Renders how many findings there are, or why there are none yet. */
function CheckStatus({ state, onRetry }: Props): ReactNode {
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
