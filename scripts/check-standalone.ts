import fs from 'node:fs';
import path from 'node:path';
import { completeListing, rendersLibrary } from '../shared/complete-listing';
import { generatedFiles, readGenerated } from '../shared/generated-files';
import { isEditable } from '../shared/is-editable';
import { compilerOptions, viteProject } from '../shared/vite-project';
import { siteCodeBlocks } from './shared/code-blocks';
import { command } from './shared/command';
import { run } from './shared/run';

const project = '.generated/standalone';

/**
 * Checks that the code of every example and of every complete code block compiles and builds in an empty project, as
 * its copy button completes it.
 */
command(async () => {
  const manifest = readGenerated(generatedFiles.exampleManifest);
  fs.rmSync(project, { recursive: true, force: true });
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src', 'projects/*/src'] }));
  const listings = [
    ...manifest.map(({ id }) => readGenerated(generatedFiles.exampleListing(id)).source),
    ...siteCodeBlocks('.')
      .filter(({ isFragment, code }) => !isFragment && rendersLibrary(code))
      .map(({ code }) => code),
  ];
  const files = listings.map((code, index) => {
    const name = `src/listing-${index}.tsx`;
    write(name, completeListing(code, 'vite').code);
    return name;
  });
  const projects = downloadedProjects(listings);
  await run('tsc', ['--project', project]);
  // Loaded with `require`, Vite fails on dynamic imports of stylesheets.
  const { build } = await import('vite');
  for (const root of projects.slice(0, 2)) await build({ root, logLevel: 'error' });
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: files.map((name) => path.resolve(project, name)),
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|@elastic\/charts)/,
      },
    },
  });
});

/** Writes the projects that the editor offers for download, for one listing in thirty. Returns their folders. */
function downloadedProjects(listings: string[]): string[] {
  const chartsCss = fs.readFileSync('static/charts.css', 'utf8');
  const options = { title: 'Chart', url: 'https://example.com/', chartsCss };
  return listings
    .filter((code, index) => index % 30 === 0 && isEditable(code))
    .map((code, index) => {
      const folder = `projects/${index}`;
      for (const [name, text] of Object.entries(viteProject(code, options)))
        write(`${folder}/${name}`, text);
      return path.join(project, folder);
    });
}

function write(name: string, text: string) {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
