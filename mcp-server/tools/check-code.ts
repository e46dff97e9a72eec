import { isAboutCharts } from '../../shared/check-code/check-code';
import type { Finding } from '../../shared/check-code/finding';
import { joinWithin, maxTokens } from '../text/answer';
import { estimateTokens } from '../text/estimate-tokens';
import { defineTool } from './define-tool';
import type { CheckResult } from './run-check';

export const checkCode = defineTool({
  name: 'check_code',
  description:
    'Check chart code: unknown props, what has no effect, what draws nothing. Call it again after fixing.',
  parameters: {
    code: { type: 'string', description: 'A TSX or JSX module', isCode: true },
    fix: { type: 'boolean', description: 'Also return the corrected code' },
  },
  required: ['code'],
  run: async (documentation, { code, fix = false }) => {
    const data = await documentation.checkData();
    const { findings, fixed } = await documentation.check({ code, data, fix });
    if (findings.length === 0)
      return isAboutCharts(code, data)
        ? `No mistakes found (Elastic Charts ${data.version}).`
        : 'No mistakes found, but this code neither names @elastic/charts nor contains one of its components. Pass the module with the chart.';
    const corrected = fixed ? correctedCode(fixed) : '';
    const answer = joinWithin(
      [countLine(findings), ...findings.map(findingLines)],
      ({ count }) => `${count} findings are left out: fix these and call check_code again.`,
      maxTokens - estimateTokens(corrected) - 20,
    );
    return corrected ? `${answer}\n\n${corrected}` : answer;
  },
});

/** Corrected code may take this share of an answer. */
const shareOfCode = 0.7;

function correctedCode({ source, count }: NonNullable<CheckResult['fixed']>): string {
  if (count === 0) return 'None of these can be corrected without knowing what is meant.';
  const text = `Corrected (${count}):\n\n\`\`\`tsx\n${source.trim()}\n\`\`\``;
  return estimateTokens(text) <= maxTokens * shareOfCode
    ? text
    : 'The corrected code is left out because it is too long: apply the fixes, or pass only the chart.';
}

function countLine(findings: Finding[]): string {
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const parts = [
    [count('error'), 'error'],
    [count('warning'), 'warning'],
    [count('info'), 'hint'],
  ] as const;
  return `${parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}${number === 1 ? '' : 's'}`)
    .join(', ')}:`;
}

const findingLines = ({ line, column, severity, code, message, fix, link }: Finding): string =>
  `- ${line}:${column} ${severity} ${code}: ${message}${fix ? ` Fix: ${fix.title}.` : ''} See ${link}`;
