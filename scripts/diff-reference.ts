import { diffModels } from '../plugins/api-reference/index';
import { command } from './shared/command';
import { modelOfRelease } from './shared/model-of-release';

/** Prints the differences between two releases: `npm run reference:diff -- 72.0.1 73.2.1`. */
command(async () => {
  const [from, to] = process.argv.slice(2);
  if (!from || !to)
    throw new Error('Specify two releases: npm run reference:diff -- 72.0.1 73.2.1');
  const changes = diffModels(await modelOfRelease(from), await modelOfRelease(to));
  const { added, removed, retyped, redefaulted, deprecated } = changes;
  console.log(`${from} -> ${to}`);
  for (const { name, kind } of removed) console.log(`  removed     ${name} (${kind})`);
  for (const { name, kind } of added) console.log(`  added       ${name} (${kind})`);
  for (const { name, before, after } of retyped)
    console.log(`  retyped     ${name}: ${before} -> ${after}`);
  for (const { name, before, after } of redefaulted)
    console.log(`  redefaulted ${name}: ${before} -> ${after}`);
  for (const { name, kind } of deprecated) console.log(`  deprecated  ${name} (${kind})`);
});
