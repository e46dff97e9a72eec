import { generatedFiles, readGenerated } from '../../contracts/generated-files';
import {
  drawPictures,
  drawSocialCards,
  pictureInputs,
  socialCardInputs,
} from '../../plugins/chart-examples/index';
import {
  codeHints,
  codeLinks,
  componentStories,
  examples,
  exampleTables,
  fonts,
  reference,
  storybookThemes,
  type Generator,
} from './generators';
import { inputsHash } from './inputs-hash';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

/** Generates all files that are not committed: `.generated/`, and pages in `content/`. Skips what is up to date. */
export async function generate(): Promise<void> {
  const siteDir = process.cwd();
  await generateIfChanged(fonts);
  await generateIfChanged(codeLinks);
  await generateIfChanged(examples);
  await generateIfChanged(exampleTables);
  // Both have a hash for each picture, so that a changed example does not redraw the others.
  const manifest = readGenerated(generatedFiles.exampleManifest, siteDir);
  await step('Draw the pictures', () =>
    drawPictures({ siteDir, manifest, inputsHash: inputsHash(pictureInputs, ignoredInputs) }),
  );
  await step('Draw the social cards', () =>
    drawSocialCards({ siteDir, manifest, inputsHash: inputsHash(socialCardInputs, ignoredInputs) }),
  );
  await generateIfChanged(reference);
  await generateIfChanged(codeHints);
  await generateIfChanged(componentStories);
  await generateIfChanged(storybookThemes);
}

/** Files of plugins that affect no generated file. */
const ignoredInputs = ['*.test.ts', 'README.md', '/plugins/*/client/', '/plugins/*/theme/*/'];

/** Runs a generator, unless its output is up to date. */
export async function generateIfChanged({ name, inputs, outputs, run }: Generator): Promise<void> {
  const files = {
    outputs,
    stamp: `.generated/stamps/${name.toLowerCase().replaceAll(' ', '-')}`,
    inputs: () => inputsHash(inputs, ignoredInputs),
  };
  if (!isCurrent(files))
    await step(name, () => buildAndStamp(files, async () => void (await run(process.cwd()))));
}
