import fs from 'node:fs';
import path from 'node:path';
import { comparedExamples, exampleFamilies, firstFamilies } from '../../config/example-families';
import { basePath } from '../../config/site';
import { fontArtifacts } from '../../contracts/font-artifacts';
import { tokensFile } from '../../contracts/design-tokens';
import { generatedFiles, generatedFolders, readGenerated } from '../../contracts/generated-files';
import {
  generateApiReference,
  pagesInProgram,
  plainDeclaration,
  plainType,
} from '../../plugins/api-reference/index';
import {
  generateExamples,
  generateTables,
  readExampleFiles,
} from '../../plugins/chart-examples/index';
import {
  generateCodeLinks,
  generateHints,
  linkedHighlight,
  loadHighlight,
} from '../../plugins/code-listing/index';
import { generateFonts } from '../../plugins/site-fonts/index';
import { writeComponentStories } from '../../storybook/component-stories/write-component-stories';
import { themesFile, writeThemes } from '../../storybook/themes/write-themes';
import { codeBlocks, handWrittenPages } from './code-blocks';

/** Generates files from inputs. It does not run while the inputs are unchanged. */
export interface Generator {
  name: string;
  /** Files and folders, in addition to the installed packages. */
  inputs: string[];
  /** Files and folders that exist after a successful run. */
  outputs: string[];
  run: (siteDir: string) => Promise<unknown> | unknown;
}

const { faces, ...fontFiles } = fontArtifacts('');

export const fonts: Generator = {
  name: 'Generate the fonts',
  inputs: ['contracts', 'plugins/site-fonts'],
  outputs: [...Object.values(fontFiles), ...faces.map(({ file }) => file)],
  run: generateFonts,
};

export const codeLinks: Generator = {
  name: 'Link the code',
  inputs: [
    'content',
    'contracts',
    'examples',
    'plugins/api-reference/node/extract',
    'plugins/chart-examples/node',
    'plugins/code-listing',
    'scripts/shared/code-blocks.ts',
  ],
  outputs: [generatedFiles.codeLinks.path, `${generatedFolders.codeListing}/blocks`],
  run: async (siteDir) => {
    const content = path.join(siteDir, 'content');
    generateCodeLinks(siteDir, {
      blocks: handWrittenPages(content).flatMap((page) =>
        codeBlocks(fs.readFileSync(path.join(content, page), 'utf8')),
      ),
      examples: readExampleFiles(siteDir).map(({ source }) => ({
        code: source,
        language: 'tsx',
        isFragment: false,
      })),
      pagesIn: pagesInProgram(path.join(siteDir, 'node_modules/@elastic/charts')),
      highlight: await loadHighlight(basePath()),
    });
  },
};

export const examples: Generator = {
  name: 'Read the examples',
  inputs: [
    'config/example-families.ts',
    'content/examples',
    'contracts',
    'examples',
    'package.json',
    'plugins/chart-examples',
    'plugins/code-listing',
    'src/css/charts.css',
    generatedFiles.codeLinks.path,
  ],
  outputs: [
    generatedFiles.exampleManifest.path,
    generatedFolders.sandboxes,
    '.generated/stories',
    ...Object.values(exampleFamilies)
      .flat()
      .map((family) => `content/examples/${family}`),
  ],
  run: async (siteDir) =>
    generateExamples(siteDir, {
      groups: exampleFamilies,
      first: firstFamilies,
      variants: comparedExamples,
      highlight: linkedHighlight(siteDir, await loadHighlight(basePath())),
    }),
};

export const exampleTables: Generator = {
  name: 'Write the data of the examples',
  inputs: [
    'contracts',
    'examples',
    'plugins/chart-examples/node/pictures',
    'plugins/chart-examples/node/tables',
    generatedFiles.exampleManifest.path,
  ],
  outputs: [generatedFolders.exampleTables],
  run: (siteDir) => generateTables(siteDir, readGenerated(generatedFiles.exampleManifest, siteDir)),
};

export const reference: Generator = {
  name: 'Generate the API reference',
  inputs: [
    'content/api',
    'contracts',
    'plugins/api-reference',
    'reference',
    generatedFiles.exampleManifest.path,
  ],
  outputs: [generatedFiles.apiModel.path, 'content/all-types', 'content/docs/changes.mdx'],
  run: generateApiReference,
};

export const codeHints: Generator = {
  name: 'Write the hints about code',
  inputs: [
    'contracts',
    'plugins/api-reference/shared',
    'plugins/code-listing',
    generatedFiles.apiModel.path,
    generatedFiles.codeLinks.path,
  ],
  outputs: [generatedFolders.codeHints],
  run: (siteDir) =>
    generateHints(siteDir, { printType: plainType, printDeclaration: plainDeclaration }),
};

export const componentStories: Generator = {
  name: 'Generate the stories of components',
  inputs: [
    'contracts',
    'examples',
    'plugins/api-reference/shared',
    'storybook',
    generatedFiles.apiModel.path,
  ],
  outputs: ['.generated/component-stories/charts.ts'],
  run: writeComponentStories,
};

export const storybookThemes: Generator = {
  name: 'Generate the themes of Storybook',
  inputs: ['config/site.ts', 'contracts', 'storybook/themes', tokensFile],
  outputs: [themesFile],
  run: writeThemes,
};
