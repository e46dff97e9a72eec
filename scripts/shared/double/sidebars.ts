import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../../config/sidebars';
import { copyOfReference } from './content';

const api = sidebars.api as unknown[];
const again = JSON.parse(
  JSON.stringify(api.at(-1)).replaceAll('"all-types/', `"${copyOfReference}/`),
) as object;

const twice: Record<string, unknown> = {
  ...sidebars,
  api: [...api, { ...again, label: 'All types again' }],
};

export default twice as SidebarsConfig;
