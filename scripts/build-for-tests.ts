import { ensureTestPrograms } from './shared/browsers';
import { buildIfChanged } from './shared/build';
import { buildTestPages } from './shared/build-test-pages';
import { buildNextProject } from './shared/build-next-project';
import { buildFaultySites } from './shared/build-faulty-sites';
import { buildSites } from './shared/build-sites';
import { buildDevelopmentClient } from './shared/development-client/build-development-client';
import { command } from './shared/command';
import { browserTestFiles } from './shared/requested-test-files';

const parts: Record<string, () => Promise<unknown>> = {
  programs: ensureTestPrograms,
  site: buildIfChanged,
  'test-sites': () => buildSites(browserTestFiles()),
  'faulty-sites': buildFaultySites,
  'next-project': () => buildNextProject(browserTestFiles()),
  'test-pages': () => buildTestPages(browserTestFiles()),
  'development-client': () => buildDevelopmentClient(browserTestFiles()),
};

/** Builds one of the parts that tests need, unless it is up to date. */
command(async () => {
  const [name = ''] = process.argv.slice(2);
  const build = parts[name];
  if (!build) throw new Error(`"${name}" is none of the parts: ${Object.keys(parts).join(', ')}.`);
  await build();
});
