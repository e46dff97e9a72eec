import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import type { ExampleListing } from '../../../contracts/example-manifest';
import { socialCardName } from '../shared/picture-variants';
import { outputDir } from './output-dir';

const firstExample = /<Example(?:Page)? id="([^"]+)"/;

/** Sets the social card of a page to that of its first example, unless the page has an image. */
export const pageWithSocialCard =
  (siteDir: string): ParseFrontMatter =>
  async ({ defaultParseFrontMatter, ...params }) => {
    const page = await defaultParseFrontMatter(params);
    const id = firstExample.exec(page.content)?.[1];
    const listing = id && path.join(outputDir(siteDir), `listings/${id}.json`);
    // Unknown ids are reported when the element is compiled.
    if (!listing || page.frontMatter.image || !fs.existsSync(listing)) return page;
    const { title, alt } = JSON.parse(fs.readFileSync(listing, 'utf8')) as ExampleListing;
    return {
      ...page,
      frontMatter: {
        ...page.frontMatter,
        image: `/pictures/${socialCardName(id)}`,
        image_alt: `${title}. ${alt}`,
      },
    };
  };
