import fs from 'node:fs';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Bundles code with esbuild. Returns the bundled files and the size of the result in bytes. */
function bundled(contents: string) {
  const { metafile, outputFiles } = buildSync({
    stdin: { contents, loader: 'tsx', resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    logLevel: 'error',
  });
  return { files: Object.keys(metafile.inputs), size: outputFiles[0]!.contents.length };
}

const bundles = new Map<string, ReturnType<typeof bundled>>();

/** Bundles an import of names of the library. */
function importing(names: string) {
  const bundle =
    bundles.get(names) ??
    bundled(`import { ${names} } from '@elastic/charts'; console.log(${names});`);
  bundles.set(names, bundle);
  return bundle;
}

describe('docs/bundle-size', () => {
  it('Importing fewer components does not make it smaller.', () => {
    const [chart, all] = [importing('Chart'), importing('Chart, Wordcloud, Flame, Metric, Goal')];
    expect(chart.files).toEqual(all.files);
    expect(chart.size / all.size).toBeGreaterThan(0.999);
  });

  it('Import the library in no file that the first page needs, not even a constant such as Position: it would pull all of it in. Types are free with import type.', () => {
    const constant = importing('Position');
    expect(constant.size / importing('Chart').size).toBeGreaterThan(0.999);
    for (const family of ['partition_chart', 'wordcloud', 'heatmap', 'flame_chart'])
      expect(constant.files.filter((file) => file.includes(`/${family}/`))).not.toEqual([]);
    const types = bundled(
      `import type { Position } from '@elastic/charts'; export const side: Position = 'left';`,
    );
    expect(types.files).toEqual(['<stdin>']);
  });

  it('A bare meter pulls in everything: Meter stands in the same package.', () => {
    expect(importing('Meter').files).toEqual(importing('Chart').files);
  });

  it('The library does not call moment.locale.', () => {
    const folder = 'node_modules/@elastic/charts/dist';
    const code = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8'));
    expect(code.filter((text) => text.includes('moment'))).not.toEqual([]);
    expect(code.filter((text) => /\.locale\(|moment\/(min\/)?locale/.test(text))).toEqual([]);
  });

  it('esbuild leaves them out by itself: moment loads them by a path that it computes.', () => {
    const { files } = importing('Chart');
    expect(files.filter((file) => /node_modules\/moment\//.test(file))).not.toEqual([]);
    expect(files.filter((file) => /moment\/(dist\/|src\/)?locale\//.test(file))).toEqual([]);
    const moment = fs.readFileSync('node_modules/moment/moment.js', 'utf8');
    expect(moment).toContain("'./locale/' + name");
  });
});
