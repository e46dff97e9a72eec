import { createHash } from 'node:crypto';

/**
 * Takes the script of the frame from the first message of the page, so that the frame loads nothing itself. In a frame
 * whose HTML comes from an attribute, which code of the reader could make, it does nothing.
 */
const script = `document.documentElement.dataset.theme = location.hash.slice(1);
if (location.protocol !== 'about:')
  addEventListener('message', function take(event) {
    if (event.source !== parent) return;
    removeEventListener('message', take);
    Function('input', event.data.runtime)(event);
  });`;

/** Styles of the page around charts, without those of charts. */
export interface FrameColors {
  light: string;
  dark: string;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Directives for a document in which code of the reader runs: it can load nothing. */
const directives = [
  "default-src 'none'",
  // The script above, and what it compiles.
  `script-src ${hashOf(script)} 'unsafe-eval'`,
  // React and examples set styles; without a host, they cannot load any.
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
];

/** The policy in the document itself, for hosts that send no headers. */
const documentPolicy = directives.join('; ');

/** The policy in the header of the document. */
export const framePolicy = [...directives, "frame-ancestors 'self'", 'sandbox allow-scripts'].join(
  '; ',
);

/** Returns the HTML of the page in the frame. */
export const framePageHtml = ({ light, dark }: FrameColors): string => `<!doctype html>
<html lang="en" translate="no">
<head>
<meta charset="utf-8" data-frame-part>
<meta http-equiv="Content-Security-Policy" content="${documentPolicy}" data-frame-part>
<meta name="viewport" content="width=device-width" data-frame-part>
<meta name="robots" content="noindex" data-frame-part>
<title data-frame-part>Edited chart</title>
<style data-frame-part>
:root { color-scheme: light; color: ${light}; }
:root[data-theme='dark'] { color-scheme: dark; color: ${dark}; }
html { overflow: hidden auto; font-family: Inter, Helvetica, Arial, sans-serif; overflow-wrap: break-word; }
body { margin: 0; }
</style>
<script data-frame-part>${script}</script>
</head>
<body></body>
</html>
`;
