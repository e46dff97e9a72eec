import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('docs/upgrading', () => {
  it('73.2.1 marks ten names as deprecated:', () => {
    const folder = 'node_modules/@elastic/charts/dist';
    const found = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => [
        ...fs
          .readFileSync(`${folder}/${file}`, 'utf8')
          .matchAll(
            /@deprecated(?! - ignore)[\s\S]*?\*\/\s*(?:export (?:declare )?(?:const|type) )?(\w+)/g,
          ),
      ])
      .map(([, name]) => name)
      .sort();
    const page = fs.readFileSync('content/docs/upgrading.mdx', 'utf8');
    const section = /^## Deprecated props and names\n(.*?)^## /ms.exec(page)?.[1] ?? '';
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const listed = rows.flatMap((row) => {
      const [, cell = ''] = row.split('|');
      return [...cell.matchAll(/`(\w+)`(?! of)|`(\w+)` of/g)].flatMap(([, a, b]) => a ?? b ?? []);
    });
    const names = listed.filter((name) => !['Axis', 'Settings'].includes(name)).sort();
    expect(found).toHaveLength(10);
    expect(names).toEqual(found);
  });
});
