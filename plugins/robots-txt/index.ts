import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Writes `robots.txt`: crawlers may read all pages, and find them in the sitemap; programs that read it find `llms.txt`. */
export default function robotsTxt(): Plugin {
  return {
    name: 'robots-txt',
    async postBuild({ outDir, baseUrl, siteConfig: { url } }) {
      await fs.promises.writeFile(path.join(outDir, 'robots.txt'), robots(url + baseUrl));
    },
  };
}

const robots = (site: string) => `User-agent: *
Allow: /

# The list of all pages for AI agents: ${site}llms.txt
Sitemap: ${site}sitemap.xml
`;
