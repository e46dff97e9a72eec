import { describe, expect, it } from 'vitest';
import { clientModule } from './write-client-modules';
import { replaceModule } from './replaced-modules';

const requestAfter = (context: string, request: string) => {
  const module = { context, request };
  replaceModule(module);
  return module.request;
};

describe('replaceModule', () => {
  it('redirects imports of Docusaurus modules', () => {
    const core = '/site/node_modules/@docusaurus/core/lib/client';
    expect(requestAfter(core, './preload')).toBe(clientModule('load-page'));
    expect(requestAfter('/site/src', '@docusaurus/Head')).toBe(clientModule('head'));
  });

  it('ignores other modules of the same name, and imports in replacements', () => {
    expect(requestAfter('/site/src', './preload')).toBe('./preload');
    expect(requestAfter(clientModule(''), '@docusaurus/Head')).toBe('@docusaurus/Head');
  });
});
