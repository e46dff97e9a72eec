import type { Finding, Severity } from '../../../shared/check-code/finding';

/** Names of severities, as readers see them. */
export const severityNames: Record<Severity, string> = {
  error: 'Error',
  warning: 'Warning',
  info: 'Hint',
};

/** Returns how many findings there are of each severity: `3 errors, 1 warning`. */
export function countText(findings: readonly Finding[]): string {
  const counts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    const name = severityNames[severity].toLowerCase();
    return count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : [];
  });
  return counts.length > 0 ? counts.join(', ') : 'No problems found';
}

/** A part of a message: text, or code in backticks. */
export interface MessagePart {
  text: string;
  isCode: boolean;
}

/** Splits a message at its backticks. */
export const messageParts = (message: string): MessagePart[] =>
  message
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** Returns the words for a link: `Axis: tickFormat` for a prop, `A series is missing` for a section. */
export function linkText(link: string): string {
  const [route = '', anchor] = link.split('#');
  const name = route.replace(/\/$/, '').split('/').at(-1) ?? '';
  if (!route.startsWith('/docs')) return anchor ? `${name}: ${anchor}` : name;
  return inWords(anchor ?? name);
}

const inWords = (slug: string): string =>
  slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
