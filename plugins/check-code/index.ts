import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { generateCheckData } from './node/generate-check-data';

/** Provides `<CodeCheck>`, a form that checks chart code in the browser. */
export default function checkCode(): Plugin {
  const theme = path.join(__dirname, 'theme');
  return { name: 'check-code', getThemePath: () => theme, getTypeScriptThemePath: () => theme };
}
