import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import type { ExampleListing } from '../../../contracts/example-manifest';
import { socialCardName } from '../shared/picture-variants';
import { outputDir } from './output-dir';

const firstExample = /<Example(?:Page)? id="([^"]+)"/;

/** Gives a page that shows an example, and names no image, the social card of the first one with its alternative text. */
export const pageWithSocialCard =
  (siteDir: string): ParseFrontMatter =>
  async ({ defaultParseFrontMatter, ...params }) => {
    const page = await defaultParseFrontMatter(params);
    const id = firstExample.exec(page.content)?.[1];
    const listing = id && path.join(outputDir(siteDir), `listings/${id}.json`);
    // An id without an example is reported with its page, where the element is compiled.
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
