import { afterEach } from 'vitest';
import { unmountAll } from './render-chart';

// Runs for each file, unlike the modules that files share.
afterEach(unmountAll);
