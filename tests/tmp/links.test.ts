import fs from 'node:fs';
import { expect, it } from 'vitest';
import { hasAddress, readSiteAddresses } from '../search-quality/site-addresses';
it('links', () => {
  const addresses = readSiteAddresses();
  const bad: string[] = [];
  const files = fs.readdirSync('content/docs/recipes').map((f) => `content/docs/recipes/${f}`).concat(fs.readdirSync('content/examples').filter((f) => f.endsWith('.mdx')).map((f) => `content/examples/${f}`));
  for (const file of files)
    for (const [, url] of fs.readFileSync(file, 'utf8').matchAll(/\]\(\/([^)]+)\)/g))
      if (!hasAddress(addresses, url!)) bad.push(`${file}: ${url}`);
  for (const file of files)
    for (const [, id] of fs.readFileSync(file, 'utf8').matchAll(/<Example id="([^"]+)"/g))
      if (!fs.existsSync(`examples/${id}.tsx`)) bad.push(`${file}: ${id}`);
  expect(bad).toEqual([]);
});
