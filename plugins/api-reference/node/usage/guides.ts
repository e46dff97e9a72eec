import fs from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../../../../contracts/api-model';

/** Adds the hand-written page that shows the props of each symbol. */
export function findGuides({ symbols }: ApiModel, contentDir: string): void {
  const pages = fs
    .readdirSync(path.join(contentDir, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((page) => page.endsWith('.mdx'));
  for (const page of pages) {
    const text = fs.readFileSync(path.join(contentDir, 'api', page), 'utf8');
    const [, name] = /<Props of="(\w+)/.exec(text) ?? [];
    for (const symbol of symbols)
      if (symbol.name === name && symbol.kind !== 'variable')
        symbol.guide = `/api/${page.slice(0, -'.mdx'.length).replaceAll(path.sep, '/')}`;
  }
}
