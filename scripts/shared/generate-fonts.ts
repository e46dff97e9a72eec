import { generateIfChanged } from './generate';
import { font } from './generators';

/** Global setup of unit tests: generates the site's font, so that tests run in a fresh clone. */
export default (): Promise<void> => generateIfChanged(font);
