import { generateFonts } from '../../plugins/site-fonts/node/generate';

/** Makes the site's font before unit tests, so that they run on a fresh clone. */
export default (): Promise<void> => generateFonts(process.cwd());
