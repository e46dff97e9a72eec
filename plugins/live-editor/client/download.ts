import siteConfig from '@generated/docusaurus.config';
import { strToU8, zipSync } from 'fflate';
import { completeListing } from '../../../shared/complete-listing';
import { viteProject } from '../../../shared/vite-project';

/** Saves code as one file, completed for a Vite project. */
export function downloadFile(source: string, title: string): void {
  save(
    new Blob([completeListing(source, 'vite').code], { type: 'text/plain' }),
    `${slug(title)}.tsx`,
  );
}

/**
 * Saves code as a Vite project.
 *
 * @throws Error if `charts.css` cannot be loaded.
 */
export async function downloadProject(source: string, title: string): Promise<void> {
  const files = await projectFiles(source, title);
  const name = slug(title);
  const entries = Object.entries(files).map(
    ([path, text]) => [`${name}/${path}`, strToU8(text)] as const,
  );
  const zip = zipSync(Object.fromEntries(entries), { level: 9 });
  save(new Blob([zip], { type: 'application/zip' }), `${name}.zip`);
}

/** Opens a project in StackBlitz, in a new tab: a form sends the files there. */
export async function openStackBlitz(source: string, title: string): Promise<void> {
  const form = document.createElement('form');
  form.action = 'https://stackblitz.com/run?file=src/App.tsx';
  form.method = 'post';
  form.target = '_blank';
  form.hidden = true;
  const add = (name: string, value: string) => {
    const input = document.createElement('input');
    input.name = name;
    input.value = value;
    form.append(input);
  };
  add('project[title]', title);
  add('project[template]', 'node');
  for (const [path, text] of Object.entries(await projectFiles(source, title)))
    add(`project[files][${path}]`, text);
  document.body.append(form);
  form.submit();
  form.remove();
}

async function projectFiles(source: string, title: string): Promise<Record<string, string>> {
  const response = await fetch(`${siteConfig.baseUrl}charts.css`);
  if (!response.ok) throw new Error('charts.css failed to load.');
  return viteProject(source, {
    title,
    url: location.origin + location.pathname,
    chartsCss: await response.text(),
  });
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Browsers read the content after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'chart';
