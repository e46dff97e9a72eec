import type { ReactNode } from 'react';
import type { Finding } from '@site/shared/check-code/finding';
import type { TypeProblem } from '../../shared/type-messages';
import type { SandboxProblem } from '../../client/sandbox/sandbox';

type Place = Pick<Finding, 'from' | 'to'> | { line: number; column?: number };

interface Props {
  /** Why the text was not drawn. */
  problem: SandboxProblem | undefined;
  findings: readonly Finding[];
  /** What the compiler has reported. */
  typeProblems: readonly TypeProblem[];
  /** What the library has logged. */
  warnings: readonly string[];
  baseUrl: string;
  onShow: (place: Place) => void;
  onApply: (finding: Finding) => void;
}

const names = { error: 'Error', warning: 'Warning', info: 'Hint' };

/** Number of findings that are listed. */
const limit = 20;

/** Renders problems of a text in their order: the one that stops the drawing, findings of the check, types, warnings. */
export default function Problems(props: Props): ReactNode {
  const { problem, findings, typeProblems, warnings, baseUrl, onShow, onApply } = props;
  if (!problem && findings.length + typeProblems.length + warnings.length === 0) return null;
  return (
    <ol className="live-editor-problems" aria-label="Problems">
      {problem && (
        <li data-severity="error" role="alert">
          <b>Error</b>{' '}
          {problem.line !== undefined && (
            <LineButton
              line={problem.line}
              onClick={() => onShow({ line: problem.line ?? 1, column: problem.column })}
            />
          )}{' '}
          {problem.message} <a href={`${baseUrl}docs/error-messages`}>Error messages</a>
        </li>
      )}
      {findings.slice(0, limit).map((finding) => (
        <li key={`${finding.code}:${finding.from}`} data-severity={finding.severity}>
          <b>{names[finding.severity]}</b>{' '}
          <LineButton line={finding.line} onClick={() => onShow(finding)} />{' '}
          {finding.message
            .split('`')
            .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}{' '}
          <a href={baseUrl + finding.link.replace(/^\//, '')}>More</a>
          {finding.fix && (
            <>
              {' '}
              <button type="button" onClick={() => onApply(finding)}>
                {finding.fix.title}
              </button>
            </>
          )}
        </li>
      ))}
      {typeProblems.slice(0, limit).map((typeProblem) => (
        <li key={`${typeProblem.code}:${typeProblem.from}`} data-severity="error">
          <b>{`TypeScript ${typeProblem.code}`}</b>{' '}
          <LineButton line={typeProblem.line} onClick={() => onShow(typeProblem)} />{' '}
          <span className="live-editor-reasons">{typeProblem.message}</span>
        </li>
      ))}
      {warnings.map((warning) => (
        <li key={warning} data-severity="warning">
          <b>Message of the library</b> {warning}{' '}
          <a href={`${baseUrl}docs/error-messages`}>Error messages</a>
        </li>
      ))}
    </ol>
  );
}

function LineButton({ line, onClick }: { line: number; onClick: () => void }) {
  return (
    <button type="button" title="Show it in the code" onClick={onClick}>{`Line ${line}`}</button>
  );
}
