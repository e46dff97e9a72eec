import type { ReactNode } from 'react';
import Island from '@theme/Island';

/** Renders the form that checks code: an island, in a space that is reserved for it, and a note for readers without JavaScript. */
export default function CodeCheck(): ReactNode {
  return (
    // A style attribute: the stylesheet of the site is loaded by every page.
    <div data-code-check style={{ minHeight: '28rem' }}>
      <noscript>
        <p>
          The check needs JavaScript, and your browser has it turned off. Go through the causes
          below instead.
        </p>
        <style>{'[data-code-check] { min-height: 0 !important; }'}</style>
      </noscript>
      <Island name="code-check" props={{}} />
    </div>
  );
}
