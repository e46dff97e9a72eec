import type { DocusaurusConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { clientConfig, clientGlobalData } from './write-client-modules';

const config = {
  title: 'X',
  plugins: ['p'],
  themeConfig: { navbar: { items: [{ items: [{ type: 'doc', docId: 'named' }] }] } },
} as unknown as DocusaurusConfig;

describe('clientConfig', () => {
  it('omits settings that only the build reads', () => {
    const themeConfig = { ...config.themeConfig, prism: { theme: {} }, metadata: [{}] };
    expect(clientConfig({ ...config, themeConfig })).toEqual({
      title: 'X',
      themeConfig: { ...config.themeConfig, metadata: [] },
    });
  });
});

describe('clientGlobalData', () => {
  it('keeps only docs that are referenced in the navbar, and all other data', () => {
    const docs = [{ id: 'named' }, { id: 'other' }];
    const data = {
      'docusaurus-plugin-content-docs': { default: { path: '/', versions: [{ name: '1', docs }] } },
      search: { default: { files: 2 } },
    };
    expect(clientGlobalData(data, config)).toEqual({
      'docusaurus-plugin-content-docs': {
        default: { path: '/', versions: [{ name: '1', docs: [{ id: 'named' }] }] },
      },
      search: { default: { files: 2 } },
    });
  });

  it('throws if the lists of docs are missing', () => {
    const data = { 'docusaurus-plugin-content-docs': { default: { versions: [{}] } } };
    expect(() => clientGlobalData(data, config)).toThrow(/adapt node\/write-client-modules\.ts/);
  });
});
