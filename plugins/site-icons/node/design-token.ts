import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

/**
 * Returns the value of a design token in light mode, with references to other tokens resolved.
 *
 * @throws Error if there is no such token.
 */
export function designToken(siteDir: string, name: string): string {
  const file = path.join(siteDir, 'src/css/tokens.css');
  const values = new Map<string, string>();
  for (const rule of postcss.parse(fs.readFileSync(file, 'utf8')).nodes)
    if (rule.type === 'rule' && rule.selector === ':root')
      rule.walkDecls(({ prop, value }) => void values.set(prop, value));
  const valueOf = (token: string): string => {
    const value = values.get(token);
    if (!value) throw new Error(`src/css/tokens.css has no token ${token}.`);
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return reference ? valueOf(reference) : value;
  };
  return valueOf(name);
}
