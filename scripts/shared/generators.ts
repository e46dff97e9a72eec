import { exampleFamilies } from '../../config/example-families';
import { fontArtifacts } from '../../contracts/font-artifacts';
import { generatedFiles } from '../../contracts/generated-files';
import { generateApiReference } from '../../plugins/api-reference/index';
import { generateExamples } from '../../plugins/chart-examples/index';
import { loadHighlight } from '../../plugins/code-listing/index';
import { generateFonts } from '../../plugins/site-fonts/index';
import { writeComponentStories } from '../../storybook/component-stories/write-component-stories';

/** Generates files from inputs. It does not run while the inputs are unchanged. */
export interface Generator {
  name: string;
  /** Files and folders, in addition to the installed packages. */
  inputs: string[];
  /** Files and folders that exist after a successful run. */
  outputs: string[];
  run: (siteDir: string) => Promise<unknown> | unknown;
}

export const font: Generator = {
  name: 'Generate the font',
  inputs: ['contracts', 'plugins/site-fonts'],
  outputs: [fontArtifacts('').font],
  run: generateFonts,
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
  ],
  outputs: [
    generatedFiles.exampleManifest.path,
    '.generated/stories',
    ...Object.values(exampleFamilies)
      .flat()
      .map((family) => `content/examples/${family}`),
  ],
  run: async (siteDir) =>
    generateExamples(siteDir, { groups: exampleFamilies, highlight: await loadHighlight() }),
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
