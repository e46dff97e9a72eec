import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkClassSelectors } from './check-class-selectors';

let dir: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
};
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'selectors-'));
  write('client/print.css', "[class*='docMain'] { color: red }");
});
afterEach(() => fs.rmSync(dir, { recursive: true }));
const check = () => checkClassSelectors(path.join(dir, 'client'), path.join(dir, 'theme'));

it('accepts a selector that matches a class of the theme', () => {
  write('theme/DocRoot/styles.module.css', '.docMain { margin: 0 }');
  expect(check).not.toThrow();
});

it('throws if the theme has no such class, and names the selector', () => {
  write('theme/DocRoot/styles.module.css', '.docMainContainer { margin: 0 }');
  expect(check).toThrow(/\[class\*='docMain'\]/);
});
