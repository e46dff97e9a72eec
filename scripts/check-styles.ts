import fs from 'node:fs';
import path from 'node:path';
import { command } from './shared/command';
import { styleLiterals } from './shared/style-literals';

/** Files and folders that may contain colors and lengths of their own, with the reason. */
const exempt: Record<string, string> = {
  'src/css/tokens.css': 'defines the tokens',
  'src/css/charts.css': 'also applies to pictures, which are drawn without the tokens',
};

/** Fails if a stylesheet contains a color or a step of a scale for which there are design tokens. */
command(() => {
  const gone = Object.keys(exempt).filter((entry) => !fs.existsSync(entry));
  const files = ['src', 'plugins'].flatMap(stylesheetsIn);
  const checked = files.filter(
    (file) => !Object.keys(exempt).some((entry) => `${file}/`.startsWith(`${entry}/`)),
  );
  const problems = [
    ...gone.map((entry) => `scripts/check-styles.ts exempts ${entry}, which does not exist.`),
    ...checked.flatMap((file) =>
      styleLiterals(fs.readFileSync(file, 'utf8')).map(
        ({ line, literal, declaration }) =>
          `${file}:${line}: ${literal} in "${declaration}". Use a token of src/css/tokens.css.`,
      ),
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${checked.length} stylesheets contain only design tokens.`);
});

const stylesheetsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.posix.join(folder, name));
