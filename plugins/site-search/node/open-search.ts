/** Properties of the site that its OpenSearch description contains. */
export interface DescribedSite {
  title: string;
  /** Origin of the site. */
  url: string;
  baseUrl: string;
  favicon?: string;
}

/** Path of the description, relative to the base path. */
export const openSearchFile = 'opensearch.xml';

/**
 * Returns the OpenSearch description, with which a browser can search the site from its address bar.
 *
 * @param resultsPage - address of the results page, with the base path
 */
export function openSearchDescription(
  { title, url, baseUrl, favicon }: DescribedSite,
  resultsPage: string,
): string {
  const absolute = (path: string) => escapeXml(new URL(path, url).href);
  const template = `${absolute(resultsPage)}?q={searchTerms}`;
  const icon = favicon ? `\n  <Image>${absolute(baseUrl + favicon)}</Image>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title.slice(0, 16))}</ShortName>
  <Description>${escapeXml(`Search the documentation of ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon}
  <Url type="text/html" template="${template}"/>
</OpenSearchDescription>
`;
}

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
