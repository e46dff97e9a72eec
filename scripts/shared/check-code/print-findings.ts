import type { Finding, Severity } from '../../../shared/check-code/finding';

/** The findings of a file, with its name as it is printed. */
export interface FileFindings {
  file: string;
  findings: Finding[];
}

/** Returns the lines to print: each finding, then its fix and its link. */
export const findingLines = ({ file, findings }: FileFindings): string[] =>
  findings.flatMap(({ line, column, severity, code, message, fix, link }) => [
    `${file}:${line}:${column}  ${severity}  ${code}  ${message}`,
    ...(fix ? [`    fix: ${fix.title}`] : []),
    `    see: ${link}`,
  ]);

/** Returns how many findings of each severity there are, in words. */
export function summary(files: FileFindings[]): string {
  const findings = files.flatMap((each) => each.findings);
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const fixes = findings.filter(({ fix }) => fix).length;
  const checked = `${files.length} ${files.length === 1 ? 'file' : 'files'} checked`;
  if (findings.length === 0) return `${checked}: no mistakes found.`;
  return `${checked}: ${words(count('error'), 'error')}, ${words(count('warning'), 'warning')}, ${words(count('info'), 'hint')}.${
    fixes > 0 ? ` --fix corrects ${fixes} of them.` : ''
  }`;
}

const words = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
