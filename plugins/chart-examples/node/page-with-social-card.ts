import type { ParseFrontMatter } from '@docusaurus/types';
import { socialCardName } from '../shared/picture-variants';

const firstExample = /<Example(?:Page)? id="([^"]+)"/;

/** Gives a page that shows an example, and names no image, the social card of the first one. */
export const pageWithSocialCard: ParseFrontMatter = async ({
  defaultParseFrontMatter,
  ...params
}) => {
  const page = await defaultParseFrontMatter(params);
  const id = firstExample.exec(page.content)?.[1];
  if (!id || page.frontMatter.image) return page;
  return {
    ...page,
    frontMatter: { ...page.frontMatter, image: `/pictures/${socialCardName(id)}` },
  };
};
