import { copyText } from '../../../../shared/browser/copy-text';
import { completeListing, rendersLibrary } from '../../../../shared/complete-listing';
import { chosenTarget, type CopyTarget } from './chosen-target';
import { removeNote, showNote } from './copy-note';

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C' };

/**
 * Copies the code of a listing. Code that renders the library is completed for the project that the reader has chosen,
 * and a note says where it belongs.
 *
 * @param button - the copy button of the listing
 */
export async function onClick(button: HTMLElement): Promise<void> {
  const figure = button.closest('figure');
  const code = figure?.querySelector('[data-code]');
  if (!figure || !code) return;
  const source = code.textContent ?? '';
  const isComplete = rendersLibrary(source);
  if (isComplete) {
    const copyFor = async (target: CopyTarget): Promise<void> => {
      const listing = target === 'shown' ? undefined : completeListing(source, target);
      if (await copy(button, code, listing?.code ?? source))
        showNote(figure, { target, listing, onChoose: copyFor });
      else removeNote(figure);
    };
    await copyFor(chosenTarget());
  } else await copy(button, code, source);
}

/** Copies text. If the browser denies it, selects the listing, so that it can be copied with the keyboard. */
async function copy(button: HTMLElement, code: Element, text: string): Promise<boolean> {
  const isCopied = await copyText(text);
  if (!isCopied) getSelection()?.selectAllChildren(code);
  setLabel(button, isCopied ? 'copied' : 'failed');
  button.addEventListener('blur', () => setLabel(button, 'idle'), { once: true });
  return isCopied;
}

/** Updates the button's live region, so that screen readers announce the result. */
function setLabel(button: HTMLElement, label: keyof typeof labels): void {
  button.firstElementChild!.textContent = labels[label];
}
