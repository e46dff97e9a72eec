import fs from 'node:fs';
import { expect, it } from 'vitest';
import { chartCleanupRules } from './chart-cleanup';

it.each(chartCleanupRules(process.cwd()))(
  'finds the code to patch in $resource exactly once',
  (rule) => {
    const code = fs.readFileSync(rule.resource, 'utf8');
    for (const { search } of rule.options.multiple) expect(code.split(search)).toHaveLength(2);
  },
);
