import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from '../../../config/sidebars';
import { copyOfReference } from './content';

const api = sidebars.api as unknown[];
const copy: object = JSON.parse(
  JSON.stringify(api.at(-1)).replaceAll('"all-types/', `"${copyOfReference}/`),
);

const doubled: Record<string, unknown> = {
  ...sidebars,
  api: [...api, { ...copy, label: 'All types again' }],
};

export default doubled as SidebarsConfig;
