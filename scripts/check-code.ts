import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkCode } from '../shared/check-code/check-code';
import { fixCode } from '../shared/check-code/fix-code';
import { codeFiles, readCode } from './shared/check-code/code-files';
import { loadCheckData } from './shared/check-code/load-check-data';
import { findingLines, summary, type FileFindings } from './shared/check-code/print-findings';
import { command } from './shared/command';

/**
 * Finds mistakes in code that draws charts: `npm run check-code -- src/charts`. `--fix` corrects what can be corrected
 * safely, `--json` prints the findings as JSON. The exit status is 1 if there are errors.
 */
command(() => {
  const { values, positionals } = parseArgs({
    options: { fix: { type: 'boolean' }, json: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length === 0)
    throw new Error('Pass files or folders to check: npm run check-code -- src/charts');
  // npm runs scripts in the folder of the package, but paths are relative to where it is called.
  const directory = process.env.INIT_CWD ?? process.cwd();
  const data = loadCheckData();
  let fixed = 0;
  const files = codeFiles(positionals, directory).map((file): FileFindings => {
    let source = readCode(file);
    if (values.fix) {
      const result = fixCode(source, data);
      if (result.count > 0) fs.writeFileSync(file, result.source);
      source = result.source;
      fixed += result.count;
    }
    return { file: path.relative(directory, file), findings: checkCode(source, data) };
  });
  if (values.json) console.log(JSON.stringify(files.filter(({ findings }) => findings.length > 0)));
  else {
    for (const file of files) findingLines(file).forEach((line) => console.log(line));
    if (fixed > 0) console.log(`${fixed} ${fixed === 1 ? 'mistake' : 'mistakes'} corrected.`);
    console.log(summary(files));
  }
  const hasErrors = files.some(({ findings }) =>
    findings.some(({ severity }) => severity === 'error'),
  );
  if (hasErrors) process.exitCode = 1;
});
