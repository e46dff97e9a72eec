import { completeListing, installCommand } from './complete-listing';

/** Versions of a new project. A test compares them with those that this site is built and tested with. */
export const projectVersions = {
  '@elastic/charts': '73.2.1',
  moment: '2.30.1',
  'moment-timezone': '0.5.48',
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
  typescript: '5.9.3',
  vite: '7.3.8',
};

/** Compiler options of a new Vite project with React, which are strict. */
export const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  types: ['vite/client'],
  skipLibCheck: true,
  noEmit: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

interface ProjectOptions {
  title: string;
  /** Address of the page with the code, for the README of the project. */
  url: string;
  /** Content of charts.css. */
  chartsCss: string;
}

/**
 * Returns the files of a Vite project that draws a chart, by path. `npm install` and `npm run dev` start it.
 *
 * @param source - a module whose last export is a component without props
 */
export function viteProject(
  source: string,
  { title, url, chartsCss }: ProjectOptions,
): Record<string, string> {
  const { code } = completeListing(source, 'vite');
  const {
    '@types/react': reactTypes,
    '@types/react-dom': domTypes,
    typescript,
    vite,
    ...libraries
  } = projectVersions;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'package.json': json({
      name: 'chart',
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
      dependencies: libraries,
      devDependencies: {
        '@types/react': reactTypes,
        '@types/react-dom': domTypes,
        typescript,
        vite,
      },
    }),
    'tsconfig.json': json({ compilerOptions, include: ['src'] }),
    'vite.config.js': `import { defineConfig } from 'vite';

export default defineConfig({ esbuild: { jsx: 'automatic' } });
`,
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./src/main.tsx"></script>
  </body>
</html>
`,
    'src/main.tsx': `import { createRoot } from 'react-dom/client';
${importOf(code)}
import './charts.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
`,
    'src/App.tsx': code,
    'src/charts.css': chartsCss,
    'README.md': `# ${title.replaceAll(/\s+/g, ' ')}

\`\`\`bash
npm install
npm run dev
\`\`\`

The chart is in \`src/App.tsx\`. It comes from ${url}. In a project of your own: \`${installCommand}\`, with React 18.
`,
  };
}

/** Imports the component of a module: its default export, or the last component that it exports. */
function importOf(code: string): string {
  if (/^export default /m.test(code)) return "import App from './App';";
  const exported = [...code.matchAll(/^export (?:const|function) ([A-Z]\w*)/gm)].at(-1)?.[1];
  return exported === undefined || exported === 'App'
    ? "import { App } from './App';"
    : `import { ${exported} as App } from './App';`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
