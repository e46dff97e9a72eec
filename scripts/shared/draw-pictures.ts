import { generatedFiles, readGenerated } from '../../shared/generated-files';
import {
  drawPictures,
  drawSocialCards,
  pictureInputs,
  socialCardInputs,
} from '../../plugins/chart-examples/index';
import { generatorInputsHash } from './generators';

/** Returns what the queue of pictures draws, and a hash of the code that draws it. */
export const pictureOptions = (siteDir = process.cwd()) => ({
  siteDir,
  manifest: readGenerated(generatedFiles.exampleManifest, siteDir),
  inputsHash: generatorInputsHash(pictureInputs),
});

/** Draws the pictures of all examples, and the social cards made from them, unless they are up to date. */
export async function drawAllPictures(): Promise<void> {
  const options = pictureOptions();
  await drawPictures(options);
  await drawSocialCards({ ...options, inputsHash: generatorInputsHash(socialCardInputs) });
}
