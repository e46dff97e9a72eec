/**
 * Whether a request prefers Markdown to HTML: it names `text/markdown`, with a quality that is neither 0 nor lower than
 * that of HTML. Browsers do not name it. `deploy/nginx.conf` has the same rule.
 *
 * @param accept - the header `Accept`
 */
export function prefersMarkdown(accept = ''): boolean {
  const qualities = new Map(accept.split(',').flatMap(qualityOfRange).reverse());
  const markdown = qualities.get('text/markdown') ?? 0;
  const html = qualities.get('text/html') ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/** Returns a media range with its quality; nothing if that is not a valid number. */
function qualityOfRange(range: string): [type: string, quality: number][] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? [[type, Number(quality)]] : [];
}
