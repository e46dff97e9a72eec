import fs from 'node:fs';
import path from 'node:path';
import { completeListing } from '../../shared/complete-listing';
import { readExampleFiles } from '../../plugins/chart-examples/index';
import { inputsHash } from './inputs-hash';
import { run } from './run';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

/** Packages of the project, with a lock file of their own: only its tests need Next.js. */
const template = 'scripts/shared/next';

const project = '.generated/next';

/** Where the test server finds the built project. */
const out = '.generated/sites/next';

const files: Record<string, string> = {
  'next.config.mjs': `export default {
  output: 'export',
  basePath: '/next',
  turbopack: { root: import.meta.dirname },
};
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2017',
      lib: ['dom', 'dom.iterable', 'esnext'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      esModuleInterop: true,
      isolatedModules: true,
      resolveJsonModule: true,
    },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules'],
  }),
  // Follows the system, as the project that create-next-app creates.
  'app/layout.css': `@media (prefers-color-scheme: dark) {
  body {
    background: #0a0a0a;
    color: #ededed;
  }
}
`,
  'app/layout.tsx': `import './layout.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Example', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
};

/**
 * Builds a Next.js project with a page for each example, whose code is that of the copy button, unless it is up to
 * date. Next.js also checks the types.
 *
 * @param testFiles - paths of the requested test files
 */
export async function buildNextProject(testFiles: string[]): Promise<void> {
  if (!testFiles.some((file) => file.endsWith('next-project.spec.ts'))) return;
  const site = {
    outputs: [path.join(out, 'bar/stacked.html')],
    stamp: '.generated/site-stamps/next',
    inputs: () =>
      inputsHash([
        'examples',
        'shared/check-code/source',
        'shared/complete-listing.ts',
        template,
        'scripts/shared/build-next-project.ts',
      ]),
  };
  if (isCurrent(site)) return console.log('The Next.js project is up to date.');
  const packages = {
    outputs: [path.join(project, 'node_modules/next/package.json')],
    stamp: '.generated/site-stamps/next-packages',
    inputs: () => inputsHash([template]),
  };
  fs.mkdirSync(project, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    fs.copyFileSync(path.join(template, name), path.join(project, name));
  if (!isCurrent(packages))
    await step('Install Next.js', () =>
      buildAndStamp(packages, () => run('npm', ['ci', '--ignore-scripts', '--prefix', project])),
    );
  await step('Build the Next.js project', () => buildAndStamp(site, buildProject));
}

async function buildProject(): Promise<void> {
  for (const folder of ['app', 'out', '.next'])
    fs.rmSync(path.join(project, folder), { recursive: true, force: true });
  const pages = readExampleFiles('.').map(({ id, source }): [string, string] => [
    `app/${id}/page.tsx`,
    completeListing(source, 'next').code,
  ]);
  for (const [name, content] of [...Object.entries(files), ...pages]) {
    const file = path.join(project, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  await run(path.join(project, 'node_modules/.bin/next'), ['build', project], {
    NEXT_TELEMETRY_DISABLED: '1',
  });
  fs.rmSync(out, { recursive: true, force: true });
  fs.cpSync(path.join(project, 'out'), out, { recursive: true });
}
