import { generateIfChanged } from './generate';
import { fonts } from './generators';

/** Global setup of unit tests: generates the site's fonts, so that tests run in a fresh clone. */
export default (): Promise<void> => generateIfChanged(fonts);
