import fs from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { generatedFiles, readGenerated } from '../../../shared/generated-files';
import { socialCardName } from '../shared/picture-variants';

const firstExample = /<Example(?:Page)? id="([^"]+)"/;

/** Sets the social card of a page to that of its first example, unless the page has an image. */
export const pageWithSocialCard =
  (siteDir: string): ParseFrontMatter =>
  async ({ defaultParseFrontMatter, ...params }) => {
    const page = await defaultParseFrontMatter(params);
    const id = firstExample.exec(page.content)?.[1];
    if (!id || page.frontMatter.image) return page;
    const listing = generatedFiles.exampleListing(id);
    // Unknown ids are reported when the element is compiled.
    if (!fs.existsSync(path.join(siteDir, listing.path))) return page;
    const { title, alt } = readGenerated(listing, siteDir);
    return {
      ...page,
      frontMatter: {
        ...page.frontMatter,
        image: `/pictures/${socialCardName(id)}`,
        image_alt: `${title}. ${alt}`,
      },
    };
  };
