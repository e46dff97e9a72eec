import { useEffect, useState } from 'react';
import { TypeChecker } from '../../client/type-checker';
import type { TypeProblem } from '../../type-check/check-types';

/** State of the check of types. Problems are those of the current text. */
export type TypeCheckState =
  { state: 'off' | 'checking' | 'failed' } | { state: 'checked'; problems: readonly TypeProblem[] };

/** Milliseconds without typing after which types are checked. */
const pause = 300;

/** Checks the types of a text whenever it changes, while it is on. */
export function useTypes(text: string, isOn: boolean): TypeCheckState {
  const [checker, setChecker] = useState<TypeChecker>();
  const [result, setResult] = useState<{ text: string; problems?: readonly TypeProblem[] }>();

  useEffect(() => {
    if (!isOn) return;
    const created = new TypeChecker();
    setChecker(created);
    return () => {
      created.stop();
      setChecker(undefined);
      setResult(undefined);
    };
  }, [isOn]);

  useEffect(() => {
    if (!checker) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      checker.check(text).then(
        (problems) => isCurrent && setResult({ text, problems }),
        (error: unknown) => {
          console.error('Types were not checked.', error);
          if (isCurrent) setResult({ text });
        },
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [checker, text]);

  if (!isOn) return { state: 'off' };
  if (result?.text !== text) return { state: 'checking' };
  return result.problems ? { state: 'checked', problems: result.problems } : { state: 'failed' };
}
