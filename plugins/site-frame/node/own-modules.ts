import path from 'node:path';

/** The part of a module's request that a replacement reads and changes. */
interface Request {
  /** Folder of the module that asks. */
  context: string;
  request: string;
}

/** Modules of the generator that ours stand in for: who asks, for what, and which of ours answers. */
const replaced = [
  { by: /core\/lib\/client$/, asked: './preload', own: 'preload' },
  { by: /core\/lib\/client$/, asked: './normalizeLocation', own: 'normalize-location' },
  { by: /theme-common\/lib$/, asked: './hooks/useWindowSize', own: 'use-window-size' },
  { by: /theme-common\/lib\/contexts$/, asked: '../hooks/useWindowSize', own: 'use-window-size' },
  { by: /theme\/SiteMetadata$/, asked: '@docusaurus/Head', own: 'head-without-body' },
];

/** Answers requests for the generator's modules with our own, which still reach the original by its full name. */
export const ownModules = (roomDir: string) => (module: Request) => {
  const asker = module.context.replaceAll('\\', '/');
  const found = replaced.find(({ by, asked }) => asked === module.request && by.test(asker));
  if (found) module.request = path.join(roomDir, 'client', found.own);
};
