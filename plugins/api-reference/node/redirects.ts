import fs from 'node:fs';
import path from 'node:path';

/** Reads redirects to components from `all-types/variables/`, since their types declare them as variables. */
export function redirectsToComponents(siteDir: string): { from: string; to: string }[] {
  const file = path.join(siteDir, '.generated/api-reference/redirects.json');
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run "npm run generate" first.`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
