import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { fontArtifacts } from '../../shared/font-artifacts';

export { generateFonts } from './node/generate';

/** Declares the site's fonts and preloads the font file on every page. */
export default function siteFonts({ siteDir }: { siteDir: string }): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'site-fonts',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () => [fontArtifacts(siteDir).stylesheet],
  };
}
