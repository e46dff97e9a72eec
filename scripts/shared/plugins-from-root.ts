import path from 'node:path';
import type { Config } from '@docusaurus/types';

/** A plugin in the configuration of a site. */
export type SitePlugin = NonNullable<Config['plugins']>[number];

/**
 * Resolves the relative path of a plugin from the root, instead of from the folder of a configuration that extends
 * that of the site.
 */
export function fromRoot(plugin: SitePlugin): [name: string, options: object] {
  const [name, options = {}] = [plugin].flat() as [string, object | undefined];
  return [name.startsWith('.') ? path.resolve(name) : name, options];
}
