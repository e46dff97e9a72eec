import { expect, it } from 'vitest';
import { starlightPage, starlightPath } from './build-starlight';

it('writes a page for Starlight', () => {
  const markdown = `# The "Axis" component

> For the complete documentation index, see [llms.txt](https://charts.example/elastic-charts/llms.txt).

Page: <https://charts.example/elastic-charts/docs/axes>

See [bars](https://charts.example/elastic-charts/docs/bars).
`;
  expect(starlightPage(markdown)).toBe(`---
title: "The \\"Axis\\" component"
---



See [bars](/elastic-charts/docs/bars).
`);
  expect(() => starlightPage('Text')).toThrow('does not start with a heading: Text');
});

it('returns the addresses of Starlight', () => {
  expect(['./', 'api/specs/global/Settings'].map(starlightPath)).toEqual([
    './',
    'api/specs/global/settings/',
  ]);
});
