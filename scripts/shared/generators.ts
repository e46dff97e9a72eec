import { comparedExamples, exampleFamilies, firstFamilies } from '../../config/example-families';
import { basePath } from '../../config/site';
import { bundledModules } from '../../shared/bundled-modules';
import { tokensFile } from '../../shared/design-tokens';
import { fontArtifacts } from '../../shared/font-artifacts';
import {
  generatedFiles,
  generatedFolders,
  generatedPages,
  readGenerated,
} from '../../shared/generated-files';
import type { GraphNode } from './generator-graph';
import { inputsHash, type FileHashes } from './inputs-hash';

/** Generates files from inputs. It does not run while the inputs are unchanged. */
export interface Generator extends GraphNode {
  /** Files and folders, in addition to the installed packages. Those that other generators write come after them. */
  inputs: string[];
  /** Whether pages can be built, and shown, before it has run. */
  isLate?: boolean;
  /** Whether it uses the program of all code (`code-program.ts`), which one process creates once. */
  usesProgram?: boolean;
  /** Imports what it needs, so that the list of generators loads quickly. */
  run: (siteDir: string) => Promise<unknown> | unknown;
}

const { faces, ...fontFiles } = fontArtifacts('');

export const fonts: Generator = {
  name: 'Generate the fonts',
  inputs: ['shared', 'plugins/site-fonts'],
  outputs: [...Object.values(fontFiles), ...faces.map(({ file }) => file)],
  run: async (siteDir) => (await import('../../plugins/site-fonts/index')).generateFonts(siteDir),
};

/** What the program of all code is made from. */
const codeInputs = [
  'content',
  'shared',
  'examples',
  'plugins/api-reference/node/extract',
  'plugins/chart-examples/node',
  'plugins/code-listing',
  'scripts/shared/code-blocks.ts',
  'scripts/shared/code-program.ts',
];

/**
 * All generators. The order of their runs results from inputs and outputs; of those that can start at the same time,
 * the first one does, so that those that others wait for come first.
 */
export const generators: Generator[] = [
  {
    name: 'Read the examples',
    inputs: [
      'config/example-families.ts',
      'content/examples',
      'shared',
      'examples',
      'package.json',
      'plugins/chart-examples',
      'src/css/charts.css',
      'static/charts.css',
    ],
    outputs: [
      generatedFolders.examples,
      generatedFolders.sandboxes,
      generatedPages.examples,
      '.generated/stories',
    ],
    run: async (siteDir) =>
      (await import('../../plugins/chart-examples/index')).generateExamples(siteDir, {
        groups: exampleFamilies,
        first: firstFamilies,
      }),
  },
  {
    name: 'Link the code',
    inputs: codeInputs,
    outputs: [generatedFolders.codeLinks],
    usesProgram: true,
    run: async (siteDir) => {
      const { codeProgram } = await import('./code-program');
      const { generateCodeLinks } = await import('../../plugins/code-listing/index');
      const { pagesInProgram } = await import('../../plugins/api-reference/index');
      generateCodeLinks(
        siteDir,
        codeProgram(siteDir),
        pagesInProgram(`${siteDir}/node_modules/@elastic/charts`),
      );
    },
  },
  {
    name: 'Extract the types',
    // Only the library's types, but in the program of all code.
    inputs: ['shared', 'plugins/api-reference/node', 'plugins/code-listing/node/references'],
    outputs: [generatedFolders.libraryTypes],
    usesProgram: true,
    run: async (siteDir) => {
      const { codeProgram } = await import('./code-program');
      const { generateExtractedModel } = await import('../../plugins/api-reference/index');
      generateExtractedModel(siteDir, codeProgram(siteDir).withOwnChecker());
    },
  },
  fonts,
  {
    name: 'Highlight the examples',
    inputs: [
      'config/example-families.ts',
      'config/site.ts',
      'content/examples',
      'shared',
      'examples',
      'plugins/chart-examples/node',
      'plugins/code-listing/node',
      generatedFiles.codeLinks.path,
      generatedFiles.exampleManifest.path,
    ],
    outputs: [generatedFolders.exampleCode],
    run: async (siteDir) => {
      const { generateExampleCode } = await import('../../plugins/chart-examples/index');
      const { linkedHighlight, loadHighlight } = await import('../../plugins/code-listing/index');
      generateExampleCode(siteDir, {
        groups: exampleFamilies,
        variants: comparedExamples,
        highlight: linkedHighlight(siteDir, await loadHighlight(basePath())),
      });
    },
  },
  {
    name: 'Highlight the code blocks',
    inputs: [
      'config/site.ts',
      'content',
      'shared',
      'plugins/code-listing/node',
      'scripts/shared/code-blocks.ts',
      generatedFiles.codeLinks.path,
    ],
    outputs: [generatedFolders.codeBlocks],
    run: async (siteDir) => {
      const { siteCodeBlocks } = await import('./code-blocks');
      const { generateCodeBlocks, loadHighlight } =
        await import('../../plugins/code-listing/index');
      generateCodeBlocks(siteDir, siteCodeBlocks(siteDir), await loadHighlight(basePath()));
    },
  },
  {
    name: 'Generate the API reference',
    inputs: [
      'content/api',
      'shared',
      'plugins/api-reference',
      'reference',
      `${generatedFolders.libraryTypes}/extracted.json`,
      generatedFiles.exampleManifest.path,
    ],
    outputs: [generatedFolders.reference, generatedPages.reference, generatedPages.changes],
    run: async (siteDir) =>
      (await import('../../plugins/api-reference/index')).generateApiReference(siteDir),
  },
  {
    name: 'Write the data of the examples',
    isLate: true,
    inputs: [
      'shared',
      'examples',
      'plugins/chart-examples/node/pictures',
      'plugins/chart-examples/node/tables',
      generatedFiles.exampleManifest.path,
    ],
    outputs: [generatedFolders.exampleTables],
    run: async (siteDir) => {
      const { generateTables } = await import('../../plugins/chart-examples/index');
      await generateTables(siteDir, readGenerated(generatedFiles.exampleManifest, siteDir));
    },
  },
  {
    name: 'Write the hints about code',
    inputs: [
      'shared',
      'plugins/api-reference/shared',
      'plugins/code-listing',
      generatedFiles.apiModel.path,
      generatedFiles.codeLinks.path,
    ],
    outputs: [generatedFolders.codeHints],
    run: async (siteDir) => {
      const { generateHints } = await import('../../plugins/code-listing/index');
      const { plainDeclaration, plainType } = await import('../../plugins/api-reference/index');
      generateHints(siteDir, { printType: plainType, printDeclaration: plainDeclaration });
    },
  },
  {
    name: 'Write the data of the rules for chart code',
    inputs: [
      'shared/check-code/check-data.ts',
      'shared/generated-files.ts',
      'shared/types',
      'plugins/check-code',
      'reference/changes.json',
      generatedFiles.apiModel.path,
    ],
    outputs: [generatedFolders.checkData],
    run: async (siteDir) =>
      (await import('../../plugins/check-code/index')).generateCheckData(siteDir),
  },
  {
    name: 'Write the data of controls for props',
    inputs: [
      'examples',
      'shared/default-of.ts',
      'shared/first-sentence.ts',
      'shared/generated-files.ts',
      'shared/prop-controls',
      'shared/types',
      generatedFiles.apiModel.path,
      generatedFiles.checkComponents.path,
    ],
    outputs: [generatedFolders.propControls],
    run: async (siteDir) =>
      (await import('../../shared/prop-controls/model/generate-control-data')).generateControlData(
        siteDir,
      ),
  },
  {
    name: 'Build the frame of the live editor',
    inputs: [
      'plugins/chart-examples/node/chart-cleanup.ts',
      'plugins/chart-examples/node/library-code',
      'plugins/chart-examples/theme/Example/card-chart.ts',
      'plugins/chart-examples/theme/Example/chart-scale.ts',
      'plugins/chart-examples/theme/base-themes.ts',
      'plugins/chart-examples/theme/site-charts.tsx',
      'plugins/live-editor/frame',
      'plugins/live-editor/node',
      'plugins/live-editor/shared',
      'plugins/third-party-notices/node/record-modules.ts',
      'shared/bundled-modules.ts',
      'shared/design-tokens.ts',
      'shared/examples-library.ts',
      'shared/generated-files.ts',
      tokensFile,
    ],
    outputs: [generatedFolders.liveEditor, bundledModules.liveEditor],
    run: async (siteDir) => {
      const { chartCode } = await import('../../plugins/chart-examples/index');
      const { buildFrame } = await import('../../plugins/live-editor/index');
      const { recordModules } = await import('../../plugins/third-party-notices/index');
      const list = `${siteDir}/${bundledModules.liveEditor}`;
      await buildFrame(siteDir, { chartCode, plugins: [recordModules(siteDir, list)] });
    },
  },
  {
    name: 'Build the check of types',
    isLate: true,
    inputs: [
      'plugins/live-editor/node/build-type-check.ts',
      'plugins/live-editor/shared',
      'plugins/live-editor/type-check',
      'shared/bundled-modules.ts',
      'shared/complete-listing.ts',
      'shared/generated-files.ts',
      'shared/vite-project.ts',
    ],
    outputs: [generatedFolders.typeCheck, bundledModules.typeCheck],
    run: async (siteDir) =>
      (await import('../../plugins/live-editor/index')).buildTypeCheck(siteDir),
  },
  {
    name: 'Generate the stories of components',
    isLate: true,
    inputs: [
      'shared',
      'examples',
      'plugins/api-reference/shared',
      'storybook',
      generatedFiles.apiModel.path,
      generatedFolders.exampleCode,
    ],
    outputs: ['.generated/component-stories'],
    run: async (siteDir) =>
      (
        await import('../../storybook/component-stories/write-component-stories')
      ).writeComponentStories(siteDir),
  },
  {
    name: 'Generate the themes of Storybook',
    isLate: true,
    inputs: ['config/site.ts', 'shared', 'storybook/themes', tokensFile],
    outputs: ['.generated/storybook'],
    run: async (siteDir) =>
      (await import('../../storybook/themes/write-themes')).writeThemes(siteDir),
  },
];

/** Files of plugins that affect no generated file. */
const ignoredInputs = [
  '*.test.ts',
  'README.md',
  '/plugins/*/client/',
  '/plugins/*/theme/*/',
  // The rules for chart code read generated data. With their parser, only numbers in examples are read.
  '/shared/check-code/rules/',
  '/shared/check-code/source/',
];

/** Returns a hash of the inputs of a generator. */
export const generatorInputsHash = (inputs: string[], hashes?: FileHashes): string =>
  inputsHash(inputs, ignoredInputs, hashes);
