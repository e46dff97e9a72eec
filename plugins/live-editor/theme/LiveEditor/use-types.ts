import { useEffect, useRef, useState } from 'react';
import { TypeChecker } from '../../client/type-checker';
import type { TypeProblem } from '../../shared/type-messages';

/** State of the check of types. Problems are those of the current text. */
export type TypeCheckState =
  { state: 'off' | 'checking' | 'failed' } | { state: 'checked'; problems: readonly TypeProblem[] };

/** Milliseconds without typing after which types are checked. */
const pause = 300;

/** Checks the types of a text whenever it changes, while it is on. */
export function useTypes(text: string, isOn: boolean): TypeCheckState {
  const checker = useRef<TypeChecker>();
  const [result, setResult] = useState<{ text: string; problems?: readonly TypeProblem[] }>();

  useEffect(() => {
    if (!isOn) return;
    return () => {
      checker.current?.stop();
      checker.current = undefined;
    };
  }, [isOn]);

  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      checker.current ??= new TypeChecker();
      checker.current.check(text).then(
        (problems) => isCurrent && setResult({ text, problems }),
        (error: unknown) => {
          console.error('Types were not checked.', error);
          // The next text tries again.
          checker.current?.stop();
          checker.current = undefined;
          if (isCurrent) setResult({ text });
        },
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isOn, text]);

  if (!isOn) return { state: 'off' };
  if (result?.text !== text) return { state: 'checking' };
  return result.problems ? { state: 'checked', problems: result.problems } : { state: 'failed' };
}
