import { useCallback, useEffect, useState } from 'react';
import { CheckError, Checker, createCheckWorker, type CheckFailure } from '../../client/checker';
import type { CheckAnswer } from '../../client/messages';
import { maxLength } from '../../client/stored-code';

/** Milliseconds without typing after which a text is checked. */
const pause = 200;

/** State of the check of a text. While a text is checked, the answer is that of the one before. */
export interface CheckState {
  phase: 'empty' | 'long' | 'checking' | 'checked';
  answer?: CheckAnswer;
  failure?: CheckFailure;
}

interface Check {
  state: CheckState;
  /** Loads the rules. */
  start: () => void;
  /** Returns the text with all fixes; `undefined` after a failure, which is shown. */
  fixAll: () => Promise<string | undefined>;
  retry: () => void;
}

/** The end of a check: its answer, or why there is none. */
interface Outcome extends Pick<CheckState, 'answer' | 'failure'> {
  code: string;
  attempt: number;
}

/** Checks a text whenever it changes. The rules are loaded with the first text, or before by `start`. */
export function useCheck(code: string): Check {
  const [checker] = useState(() => new Checker(createCheckWorker));
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const isEmpty = !code.trim();
  const isLong = code.length > maxLength;

  useEffect(() => () => checker.stop(), [checker]);

  useEffect(() => {
    if (isEmpty || isLong) return;
    let isCurrent = true;
    const end = (result: Pick<Outcome, 'answer' | 'failure'>) =>
      isCurrent && setOutcome({ ...result, code, attempt });
    const timer = setTimeout(() => {
      checker.check(code).then(
        (answer) => end({ answer }),
        (error: unknown) => isCurrent && end(failed(error)),
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [checker, code, attempt, isEmpty, isLong]);

  const isChecked = outcome?.code === code && outcome.attempt === attempt;
  return {
    state: isEmpty
      ? { phase: 'empty' }
      : isLong
        ? { phase: 'long' }
        : isChecked
          ? { phase: 'checked', answer: outcome.answer, failure: outcome.failure }
          : { phase: 'checking', answer: outcome?.answer },
    start: useCallback(() => checker.start(), [checker]),
    fixAll: () =>
      checker.check(code, true).then(
        ({ source }) => source,
        (error: unknown) => void setOutcome({ ...failed(error), code, attempt }),
      ),
    retry: () => setAttempt((count) => count + 1),
  };
}

function failed(error: unknown): Pick<Outcome, 'failure'> {
  console.error('The code was not checked.', error);
  return { failure: error instanceof CheckError ? error.failure : 'crash' };
}
