import type { Code, Image, Paragraph, RootContent } from 'mdast';
import type { ExampleListing } from '../../../../contracts/example-manifest';
import { code, link, paragraph, text } from '../../../../contracts/markdown-nodes';
import { pictureName } from '../../shared/picture-variants';

/** Returns an example: its picture, its code and a link to its page. */
export const exampleMarkdown = (listing: ExampleListing): RootContent[] => [
  picture(listing),
  listingCode(listing),
  paragraph(link(`/examples/${listing.id}`, text(`Open full size: ${listing.title}`))),
];

/** Returns the chart of an example without its code: its picture, and a link to its page. */
export const chartMarkdown = (listing: ExampleListing): RootContent[] => [
  picture(listing),
  paragraph(link(`/examples/${listing.id}`, text(`Open full size: ${listing.title}`))),
];

/** Returns the picture of an example for light mode, with its alternative text. */
export function picture({ id, alt }: ExampleListing): Paragraph {
  const url = `/pictures/${pictureName(id, { mode: 'light', size: 'wide' })}.svg`;
  return paragraph({ type: 'image', url, alt } satisfies Image);
}

/** Returns the complete code of an example. */
export const listingCode = ({ id, source }: ExampleListing): Code =>
  code('tsx', source, `${id}.tsx`);
