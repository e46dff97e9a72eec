import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Finding, Severity } from '@site/shared/check-code/finding';
import { linkText, messageParts, severityNames } from '../../client/finding-texts';

interface Props {
  findings: readonly Finding[];
  /** Shows the place of a finding in the text. */
  onShow: (finding: Finding) => void;
  onApply: (finding: Finding) => void;
}

/** Number of findings that are listed. A text with more is not a chart that a reader looks at. */
const limit = 100;

/** Renders the findings in the order of the text. */
export default function FindingList({ findings, onShow, onApply }: Props): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ol className="code-check-findings">
      {findings.slice(0, limit).map((finding) => (
        <li key={`${finding.code}:${finding.from}`} data-severity={finding.severity}>
          <div className="code-check-place">
            <span className="code-check-severity">
              <SeverityIcon severity={finding.severity} />
              {severityNames[finding.severity]}
            </span>
            <button
              type="button"
              title="Show it in the text"
              onClick={() => onShow(finding)}
            >{`Line ${finding.line}`}</button>
          </div>
          <p>
            {messageParts(finding.message).map(({ text, isCode }, index) =>
              isCode ? <code key={index}>{text}</code> : text,
            )}{' '}
            <Link to={finding.link}>{linkText(finding.link)}</Link>
          </p>
          {finding.fix && (
            <div className="code-check-fix">
              <button
                type="button"
                aria-label={`Apply: ${finding.fix.title}`}
                onClick={() => onApply(finding)}
              >
                Apply
              </button>
              <span>{finding.fix.title}</span>
            </div>
          )}
        </li>
      ))}
      {findings.length > limit && (
        <li>{`And ${findings.length - limit} more: correct these first.`}</li>
      )}
    </ol>
  );
}

/** Shapes that differ without their color: an octagon, a triangle, a circle. */
const shapes: Record<Severity, string> = {
  error: 'M5 1h6l4 4v6l-4 4H5l-4-4V5zM5.5 5.5l5 5m0-5l-5 5',
  warning: 'M8 1.5L15 14H1zM8 6v4m0 1.8v.4',
  info: 'M8 1a7 7 0 1 1 0 14A7 7 0 1 1 8 1zM8 7.2v4M8 4.6v.4',
};

/** Renders the icon of a severity. Its name stands beside it. */
function SeverityIcon({ severity }: { severity: Severity }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={shapes[severity]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
