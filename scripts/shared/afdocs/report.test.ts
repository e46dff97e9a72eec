import { expect, it } from 'vitest';
import { missedIn, parseReport, type Report } from './report';

const report: Report = {
  results: [
    { id: 'llms-txt-exists', status: 'pass', message: 'llms.txt found' },
    { id: 'page-size-html', status: 'warn', message: '1 page is long' },
    { id: 'auth-alternative-access', status: 'skip', message: 'not needed' },
  ],
  scoring: { overall: 98 },
};

it('accepts a score of 98 without failed checks', () => {
  expect(missedIn(parseReport(JSON.stringify(report)))).toEqual([]);
});

it('reports a lower score and every failed check', () => {
  const failed: Report = {
    results: [
      ...report.results,
      { id: 'content-negotiation', status: 'fail', message: 'Server ignores Accept' },
    ],
    scoring: { overall: 97 },
  };
  expect(missedIn(failed)).toEqual([
    'The score is 97, but must be 98.',
    'content-negotiation: Server ignores Accept',
  ]);
});

it('throws with the output if afdocs prints no report', () => {
  expect(() => parseReport('Error: no such host')).toThrow('no report, but: Error: no such host');
  expect(() => parseReport('')).toThrow('nothing');
});
