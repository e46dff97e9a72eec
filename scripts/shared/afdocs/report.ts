/** The parts of a report of afdocs that are used. */
export interface Report {
  results: { id: string; status: 'pass' | 'warn' | 'fail' | 'skip' | 'error'; message: string }[];
  scoring: { overall: number };
}

/** Score that the site must reach. */
const lowestScore = 98;

/**
 * Reads a report.
 *
 * @throws Error that shows the start of the output, if it is none.
 */
export function parseReport(output: string): Report {
  const report: unknown = output.startsWith('{') ? JSON.parse(output) : undefined;
  if (!isReport(report))
    throw new Error(`afdocs printed no report, but: ${output.slice(0, 500) || 'nothing'}`);
  return report;
}

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'results' in value && 'scoring' in value;

/** Returns messages about a score that is too low, and about failed checks. */
export function missedIn({ results, scoring: { overall } }: Report): string[] {
  const failed = results.filter(({ status }) => status === 'fail' || status === 'error');
  return [
    ...(overall < lowestScore ? [`The score is ${overall}, but must be ${lowestScore}.`] : []),
    ...failed.map(({ id, message }) => `${id}: ${message}`),
  ];
}
