import { createRoot } from 'react-dom/client';
import { isSlowConnection } from '@site/shared/browser/slow-connection';
import LiveEditor from '@theme/LiveEditor';
import { keyOf, linkedCode } from './code-link';
import { addEditorStyle } from './editor-style';
import { keepCode, readCode } from './kept-code';
import { codeOf, findListings, listingOf, type Listing } from './listing';
import { loadParts } from './sandbox/load-parts';

// This module is loaded when a button is pointed at: the frame can start as soon as it is clicked. After a failure, the
// sandbox loads them again. With data saver, only a click loads them.
if (!isSlowConnection()) loadParts().catch(() => undefined);

interface OpenEditor {
  listing: Listing;
  original: string;
  focus: () => void;
  close: () => void;
}

const openEditors = new Map<HTMLElement, OpenEditor>();

/** The original code of a listing, whose editor may be open. */
const originalOf = (listing: Listing) =>
  openEditors.get(listing.figure)?.original ?? codeOf(listing);

/** Opens the editor of the listing to which a button belongs. */
export function onClick(button: HTMLElement): void {
  const listing = listingOf(button);
  if (!listing) return;
  listing.figure.closest('details')?.setAttribute('open', '');
  const key = keyOf(originalOf(listing));
  open(listing, { text: readCode(key, true), hasFocus: true });
}

/** Opens the editors of this page whose texts the reader has changed in this tab, and that of the address. */
export function restoreEditors(): void {
  for (const { listing, close } of openEditors.values()) if (!listing.figure.isConnected) close();
  const listings = findListings().map((listing) => ({ listing, key: keyOf(originalOf(listing)) }));
  const linked = linkedCode(location.hash);
  const [first] = listings;
  const isOfPage = listings.some(({ key }) => key === linked?.key);
  if (first && linked && (!isOfPage || linked.text === undefined))
    open(first.listing, {
      text: readCode(first.key),
      notice: isOfPage
        ? 'The address is damaged: its code cannot be read.'
        : 'The code of the address belongs to another version of this page.',
    });
  for (const { listing, key } of listings) {
    const kept = readCode(key);
    if (linked?.key === key && linked.text !== undefined) {
      openEditors.get(listing.figure)?.close();
      open(listing, { text: linked.text, replaced: kept });
      keepCode(key, linked.text);
      listing.figure.scrollIntoView({ block: 'center' });
      // The text is kept from here on: after reloading, the address would replace what is typed now.
      history.replaceState(history.state, '', location.pathname + location.search);
    } else if (kept !== undefined) open(listing, { text: kept });
  }
  if (first && location.hash === '#edit') open(first.listing, { hasFocus: true });
}

interface OpenOptions {
  /** The changed text; without it, the original. */
  text?: string;
  notice?: string;
  /** The reader’s own text, which a text from an address has replaced. */
  replaced?: string;
  hasFocus?: boolean;
}

function open(listing: Listing, { text, notice, replaced, hasFocus = false }: OpenOptions): void {
  const { figure } = listing;
  const existing = openEditors.get(figure);
  // After a click on a link to a section, an open editor must not take the focus.
  if (existing) return void (hasFocus && existing.focus());
  addEditorStyle();
  const code = figure.querySelector<HTMLElement>('[data-code]');
  if (!code) return;
  const original = codeOf(listing);
  const nodes = [...code.childNodes];
  const container = document.createElement('div');
  container.className = 'live-editor';
  // The height of the listing stays until the editor has replaced it.
  container.style.minHeight = `${code.offsetHeight}px`;
  code.after(container);
  code.hidden = true;
  figure.dataset.editing = '';

  const root = createRoot(container);
  const close = () => {
    openEditors.delete(figure);
    root.unmount();
    container.remove();
    code.replaceChildren(...nodes);
    code.hidden = false;
    delete figure.dataset.editing;
  };
  const focus = () => container.querySelector<HTMLElement>('.cm-content')?.focus();
  openEditors.set(figure, { listing, original, focus, close });
  root.render(
    <LiveEditor
      listing={listing}
      original={original}
      text={text ?? original}
      notice={notice}
      replaced={replaced === text ? undefined : replaced}
      hasFocus={hasFocus}
      // The copy button of the listing copies the text of this element.
      onText={(current) => (code.textContent = current)}
      onClose={() => {
        close();
        listing.button?.focus();
      }}
    />,
  );
}
