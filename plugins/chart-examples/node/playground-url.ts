import fs from 'node:fs';
import path from 'node:path';
import { compressToBase64 } from 'lz-string';
import { readJson } from '../../../shared/read-json';
import { withoutDocComment } from './read-example';

/** Dependencies of the sandbox, in the versions of this site. */
const packages = ['@elastic/charts', 'moment', 'moment-timezone', 'react', 'react-dom'] as const;

/**
 * Returns the URL of a code sandbox with an example, the library, its peer dependencies and its stylesheet. The files
 * are encoded in the URL, which every page contains in its navbar.
 *
 * @param id - id of the example that becomes `src/App.tsx`; it must not import other files, and looks the same without
 *   `charts.css`.
 */
export function playgroundUrl(siteDir: string, id: string): string {
  const app = withoutDocComment(
    fs.readFileSync(path.join(siteDir, 'examples', `${id}.tsx`), 'utf8'),
  );
  if (/(from|import) ['"]\.\.?\//.test(app)) {
    throw new Error(
      `examples/${id}.tsx imports another file: the playground supports only a single file.`,
    );
  }
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(
    path.join(siteDir, 'package.json'),
  );
  const files = starterFiles(
    app,
    Object.fromEntries(packages.map((name) => [name, dependencies[name] ?? 'latest'])),
  );
  const body = JSON.stringify({
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, { content }])),
  });
  const parameters = compressToBase64(body)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return `https://codesandbox.io/api/v1/sandboxes/define?parameters=${parameters}`;
}

function starterFiles(app: string, dependencies: Record<string, string>): Record<string, string> {
  return {
    'package.json': JSON.stringify({
      main: 'src/index.tsx',
      dependencies: { ...dependencies, 'react-scripts': '5.0.1' },
      devDependencies: { '@types/react': '^18', '@types/react-dom': '^18', typescript: '^4.9.5' },
    }),
    'public/index.html': '<div id="root"></div>\n',
    'src/index.tsx': `import '@elastic/charts/dist/theme_only_light.css';
import { createRoot } from 'react-dom/client';
import App from './App';

createRoot(document.getElementById('root')!).render(<App />);
`,
    'src/App.tsx': app,
  };
}
