import { expect, it } from 'vitest';
import { checkCode, isAboutCharts } from '../../../shared/check-code/check-code';
import { joinCheckData } from '../../../shared/check-code/check-data';
import type { Finding, Severity } from '../../../shared/check-code/finding';
import { fixCode } from '../../../shared/check-code/fix-code';
import { generatedFiles, readGenerated } from '../../../shared/generated-files';
import { countText, linkText, messageParts } from './finding-texts';
import { sampleCode } from './sample-code';

const data = joinCheckData(
  readGenerated(generatedFiles.checkComponents),
  readGenerated(generatedFiles.checkForeignNames),
  readGenerated(generatedFiles.checkThemes),
);

const finding = (severity: Severity): Finding => ({
  code: 'missing-id',
  message: '',
  from: 0,
  to: 1,
  line: 1,
  column: 1,
  severity,
  link: '/docs/data',
});

it.each<[Severity[], string]>([
  [[], 'No problems found'],
  [['warning', 'error', 'error', 'error'], '3 errors, 1 warning'],
  [['info'], '1 hint'],
])('Findings of %j: %s', (severities, text) => {
  expect(countText(severities.map(finding))).toBe(text);
});

it('Backticks in messages are code', () => {
  expect(messageParts('`Axis` has no `x`.')).toEqual([
    { text: 'Axis', isCode: true },
    { text: ' has no ', isCode: false },
    { text: 'x', isCode: true },
    { text: '.', isCode: false },
  ]);
});

it.each([
  ['/docs/troubleshooting#a-series-is-missing', 'A series is missing'],
  ['/docs/responsive-size', 'Responsive size'],
  ['/api/specs/xy/Axis#tickFormat', 'Axis: tickFormat'],
  ['/all-types/', 'all-types'],
])('The link %s has the words "%s"', (link, text) => {
  expect(linkText(link)).toBe(text);
});

it('The example has mistakes of several kinds, of which some can be fixed', () => {
  const findings = checkCode(sampleCode, data);
  expect(new Set(findings.map(({ code }) => code)).size).toBeGreaterThanOrEqual(5);
  const { source, count } = fixCode(sampleCode, data);
  expect(count).toBeGreaterThanOrEqual(2);
  expect(checkCode(source, data).length).toBeLessThanOrEqual(findings.length - count);
});

it.each([
  ['<Chart><Axis id="x" /></Chart>', true],
  ["import { timeFormatter } from '@elastic/charts';", true],
  ['<BarChart data={rows} />', false],
  ['SELECT * FROM charts', false],
])('%s is about charts: %s', (source, expected) => {
  expect(isAboutCharts(source, data)).toBe(expected);
});
