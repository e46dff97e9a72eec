import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { basePath, siteUrl } from '../../../config/site';
import { compressFolder } from '../compress-folder';
import { inputsHash } from '../inputs-hash';
import { installPackages } from '../install-packages';
import { run } from '../run';
import { buildAndStamp, isCurrent } from '../stamped-build';
import { step } from '../step';

/** Packages of Starlight: the newest version that runs with Node 20. */
const packages = 'scripts/shared/lighthouse/starlight';

/** The project, in which npm installs the packages. */
const project = '.generated/starlight';

/** Folder with the built site. */
export const starlightSite = `${project}/dist`;

const files = {
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: ${JSON.stringify(siteUrl())},
  base: ${JSON.stringify(basePath())},
  integrations: [starlight({ title: 'Elastic Charts' })],
});
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
};

/** Returns the path of a page in the site of Starlight, which has lower-case addresses. */
export const starlightPath = (page: string): string =>
  page === './' ? page : `${page.toLowerCase()}/`;

/**
 * Builds a site with Starlight from the Markdown of all guides and of the given pages, with the same pictures, unless
 * it is up to date. The site must have been built.
 *
 * @param pages paths such as `./` and `docs/axes`.
 */
export async function buildStarlight(pages: string[]): Promise<void> {
  const markdown = [...new Set([...pages.map(fileOf), ...guides()])].sort();
  const site = {
    outputs: [`${starlightSite}/index.html`],
    stamp: `${project}/.stamp`,
    inputs: () => inputsOf(markdown),
  };
  if (isCurrent(site)) return;
  for (const name of ['package.json', 'package-lock.json'])
    write(name, fs.readFileSync(`${packages}/${name}`, 'utf8'));
  await installPackages('Starlight', project);
  await step('Build Starlight with the Markdown of the site', () =>
    buildAndStamp(site, async () => {
      writeProject(markdown);
      await run(`${project}/node_modules/.bin/astro`, ['build', '--root', project], {
        ASTRO_TELEMETRY_DISABLED: '1',
      });
      await compressFolder(starlightSite);
    }),
  );
}

const fileOf = (page: string) => (page === './' ? 'index.md' : `${page}.md`);

const guides = () =>
  fs
    .readdirSync('build/docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`);

function inputsOf(markdown: string[]): string {
  const hash = createHash('sha256').update(inputsHash([packages, __filename], []));
  for (const file of markdown) hash.update(fs.readFileSync(`build/${file}`));
  return hash.digest('hex');
}

function writeProject(markdown: string[]): void {
  for (const name of ['src', 'public', 'dist'])
    fs.rmSync(`${project}/${name}`, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) write(name, text);
  for (const file of markdown)
    write(`src/content/docs/${file}`, starlightPage(fs.readFileSync(`build/${file}`, 'utf8')));
  fs.cpSync('build/pictures', `${project}/public/pictures`, { recursive: true });
}

function write(name: string, text: string): void {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * Returns a page for Starlight: the title in the front matter, addresses without the origin, and without the lines that
 * only programs read.
 *
 * @throws Error if the Markdown does not start with a heading.
 */
export function starlightPage(markdown: string): string {
  const { title, rest } = /^# (?<title>.+)\n(?<rest>[^]*)/.exec(markdown)?.groups ?? {};
  if (title === undefined || rest === undefined)
    throw new Error(
      `The Markdown of a page does not start with a heading: ${markdown.slice(0, 80)}`,
    );
  const text = rest
    .replace(/^(> For the complete documentation index|Page: <).*\n/gm, '')
    .replaceAll(siteUrl(), '');
  return `---\ntitle: ${JSON.stringify(title)}\n---\n${text}`;
}
