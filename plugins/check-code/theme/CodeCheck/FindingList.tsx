import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Finding } from '@site/shared/check-code/finding';
import { linkText, messageParts, severityNames } from '../../client/finding-texts';
import SeverityIcon from './SeverityIcon';

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
