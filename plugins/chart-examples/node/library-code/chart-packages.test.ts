import { expect, it } from 'vitest';
import { chartPackages } from './chart-packages';

it('returns the library and its transitive dependencies, without React', () => {
  const names = chartPackages(process.cwd());
  expect(names).toEqual(
    expect.arrayContaining(['@elastic/charts', '@reduxjs/toolkit', 'immer', 'd3-color', 'moment']),
  );
  expect(names).not.toContain('react');
});
