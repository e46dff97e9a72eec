import { forwardRef, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Finding } from '@site/shared/check-code/finding';
import { lineCount } from '../../client/position';

interface Props {
  id: string;
  describedBy: string;
  code: string;
  /** Findings in this text, which mark their lines. */
  findings: readonly Finding[];
  onFocus: () => void;
  onChange: (code: string) => void;
}

/** Renders the field for the code, with line numbers beside it. */
export default forwardRef<HTMLTextAreaElement, Props>(function CodeField(
  { id, describedBy, code, findings, onFocus, onChange },
  ref,
): ReactNode {
  const lines = useRef<HTMLDivElement>(null);
  const follow = (field: HTMLTextAreaElement) => {
    if (lines.current) lines.current.style.transform = `translateY(${-field.scrollTop}px)`;
  };
  // A shorter text can be scrolled less.
  useLayoutEffect(() => {
    const field = lines.current?.closest('.code-check-field')?.querySelector('textarea');
    if (field) follow(field);
  }, [code]);
  const numbers = Array.from({ length: lineCount(code) }, (_, index) => index + 1);
  return (
    <div className="code-check-field">
      <div className="code-check-lines" aria-hidden="true">
        <div ref={lines}>
          {[...findings].reverse().map(({ line, severity, code: rule, from }) => (
            <span
              key={`${rule}:${from}`}
              className="code-check-mark"
              data-severity={severity}
              style={{ top: `calc(${line - 1} * var(--code-check-line))` }}
            />
          ))}
          <pre>{numbers.join('\n')}</pre>
        </div>
      </div>
      <textarea
        ref={ref}
        id={id}
        aria-describedby={describedBy}
        value={code}
        onChange={({ target }) => onChange(target.value)}
        onFocus={onFocus}
        onScroll={({ currentTarget }) => follow(currentTarget)}
        placeholder="<Chart>…</Chart>"
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        translate="no"
      />
    </div>
  );
});
