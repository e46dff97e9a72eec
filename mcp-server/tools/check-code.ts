import { checkCode as findMistakes } from '../../shared/check-code/check-code';
import type { Finding } from '../../shared/check-code/finding';
import { fixCode } from '../../shared/check-code/fix-code';
import { joinWithin, maxTokens } from '../text/answer';
import { estimateTokens } from '../text/estimate-tokens';
import { defineTool } from './define-tool';

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
    const findings = findMistakes(code, data);
    if (findings.length === 0) return `No mistakes found (Elastic Charts ${data.version}).`;
    const fixed = fix ? fixedCode(code, data) : '';
    const answer = joinWithin(
      [countLine(findings), ...findings.map(findingLines)],
      ({ count }) => `${count} findings are left out: fix these and call check_code again.`,
      maxTokens - estimateTokens(fixed) - 20,
    );
    return fixed ? `${answer}\n\n${fixed}` : answer;
  },
});

/** Corrected code may take this share of an answer. */
const shareOfCode = 0.7;

function fixedCode(code: string, data: Parameters<typeof fixCode>[1]): string {
  const { source, count } = fixCode(code, data);
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
