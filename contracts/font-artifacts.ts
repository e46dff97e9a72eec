import path from 'node:path';

/** Weights of the font that pictures are drawn in, each a file of its own: their canvas has no variable fonts. */
const pictureWeights = [400, 500, 600, 700];

/** Files that the plugin site-fonts writes; everything in their folder can be made again. */
export interface FontArtifacts {
  /** The site's one font file for browsers. */
  font: string;
  /** Stylesheet that declares the font's families and the faces that stand in for it. */
  stylesheet: string;
  /** The same font for drawing pictures, as OpenType files of one weight. */
  faces: { weight: number; file: string }[];
  /** Text file of every character that the font has. */
  characters: string;
}

/** Paths of the generated files. */
export function fontArtifacts(siteDir: string): FontArtifacts {
  const dir = path.join(siteDir, '.generated/fonts');
  return {
    font: path.join(dir, 'inter.woff2'),
    stylesheet: path.join(dir, 'fonts.css'),
    characters: path.join(dir, 'characters.txt'),
    faces: pictureWeights.map((weight) => ({
      weight,
      file: path.join(dir, `inter-${weight}.ttf`),
    })),
  };
}
