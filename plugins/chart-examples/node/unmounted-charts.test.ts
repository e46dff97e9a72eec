import fs from 'node:fs';
import { expect, it } from 'vitest';
import { unmountedCharts } from './unmounted-charts';

it.each(unmountedCharts(process.cwd()))(
  'finds in $resource the code that it changes, once',
  (rule) => {
    const code = fs.readFileSync(rule.resource, 'utf8');
    for (const { search } of rule.options.multiple) expect(code.split(search)).toHaveLength(2);
  },
);
