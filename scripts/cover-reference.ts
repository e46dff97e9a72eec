import { generatedFiles, readGenerated } from '../shared/generated-files';
import { coverageOf } from '../plugins/api-reference/index';
import { command } from './shared/command';
import { generate } from './shared/generate';

/** Prints the documentation coverage of the reference, per component and in total. */
command(async () => {
  await generate();
  const model = readGenerated(generatedFiles.apiModel);
  const rows = coverageOf(model);
  const sum = (column: 'props' | 'described' | 'optional' | 'defaults' | 'shown') =>
    rows.reduce((total, row) => total + row[column], 0);
  console.table([
    ...rows.map(({ route: _route, ...row }) => row),
    {
      name: 'total',
      props: sum('props'),
      described: sum('described'),
      optional: sum('optional'),
      defaults: sum('defaults'),
      shown: sum('shown'),
    },
  ]);
  const names = new Set(model.symbols.map(({ name }) => name));
  const missing = model.symbols.filter(({ summary }) => !summary).length;
  console.log(`${names.size} exported names, ${missing} of their pages without a summary.`);
});
