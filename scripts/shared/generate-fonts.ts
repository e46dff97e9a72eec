import { generateFonts } from '../../plugins/site-fonts/node/generate';

/** Global setup of unit tests: generates the site's font, so that tests run in a fresh clone. */
export default (): Promise<void> => generateFonts(process.cwd());
