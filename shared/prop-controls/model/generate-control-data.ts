import fs from 'node:fs';
import path from 'node:path';
import { readModule } from '../../check-code/source/module';
import { generatedFiles, generatedFolders, readGenerated, serialized } from '../../generated-files';
import { writeFiles } from '../../write-files';
import { literalOfAttribute } from '../literal-of';
import { makeControlData } from './make-control-data';

/** Writes the data of the controls for props. */
export function generateControlData(siteDir: string): void {
  const checks = readGenerated(generatedFiles.checkComponents, siteDir);
  const data = makeControlData({
    model: readGenerated(generatedFiles.apiModel, siteDir),
    checks,
    numbers: numbersIn(exampleSources(siteDir), checks.exports),
  });
  writeFiles(
    path.join(siteDir, generatedFolders.propControls),
    serialized(generatedFiles.propControls, data),
  );
}

function exampleSources(siteDir: string): string[] {
  const folder = path.join(siteDir, 'examples');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

/** Returns the numbers that sources set props to: `Axis.ticks`, then the numbers. */
function numbersIn(sources: string[], exports: string[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  for (const source of sources) {
    const module = readModule(source, { exports });
    for (const { component, attributes } of module.elements.all)
      for (const { name, node } of component ? attributes : []) {
        const literal = node && literalOfAttribute(node, module.evaluator);
        if (typeof literal?.value !== 'number') continue;
        const key = `${component}.${name}`;
        numbers.set(key, [...(numbers.get(key) ?? []), literal.value]);
      }
  }
  return numbers;
}
