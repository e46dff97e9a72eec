import path from 'node:path';

/** Files that this plugin writes. Nothing else writes there; everything in the folder can be made again. */
export interface FontArtifacts {
  /** The site's one font file. */
  font: string;
  /** Stylesheet that declares the font's families and the faces that stand in for it. */
  stylesheet: string;
}

/** Paths of the generated files. */
export function fontArtifacts(siteDir: string): FontArtifacts {
  const dir = path.join(siteDir, '.generated/fonts');
  return { font: path.join(dir, 'inter.woff2'), stylesheet: path.join(dir, 'fonts.css') };
}
