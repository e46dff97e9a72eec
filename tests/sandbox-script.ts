import path from 'node:path';
import { build } from 'esbuild';

/** A report of the sandbox, in the order of its calls. */
export type Report =
  | { type: 'drawn'; milliseconds: number; height: number }
  | { type: 'problem'; kind: string; message: string; line?: number; column?: number }
  | { type: 'warning'; message: string };

declare global {
  interface Window {
    sandbox: {
      run: (source: string) => void;
      setMode: (mode: 'light' | 'dark') => void;
      reset: () => void;
      dispose: () => void;
    };
    reports: Report[];
  }
}

const root = path.resolve('.');

/**
 * Bundles the page's part of the sandbox of edited code, so that it can be tested without an editor. The script appends
 * a sandbox to the body, as `window.sandbox`, and collects its reports in `window.reports`.
 *
 * @param base - base path of the site with the files of the frame
 */
export async function sandboxScript(base: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { Sandbox } from './plugins/live-editor/client/sandbox/sandbox';
const parent = document.createElement('div');
parent.style.width = '700px';
document.body.append(parent);
window.reports = [];
window.sandbox = new Sandbox(parent, {
  title: 'Edited chart',
  mode: 'light',
  onDrawn: (result) => window.reports.push({ type: 'drawn', ...result }),
  onProblem: (problem) => window.reports.push({ type: 'problem', ...problem }),
  onWarning: (message) => window.reports.push({ type: 'warning', message }),
  onHeight: () => {},
});`,
      resolveDir: root,
    },
    alias: { '@site': root },
    bundle: true,
    write: false,
    format: 'iife',
    define: { __webpack_public_path__: JSON.stringify(base) },
    plugins: [
      {
        name: 'font',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.woff2$/ }, () => ({
            contents: `export default ${JSON.stringify(`${base}inter.woff2`)}`,
          })),
      },
    ],
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild has returned no script.');
  return file.text;
}
