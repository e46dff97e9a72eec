import siteConfig from '@generated/docusaurus.config';
import { copyText } from '../../../../shared/browser/copy-text';
import { stylesheetImport, type CompleteListing } from '../../../../shared/complete-listing';
import { chooseTarget, copyTargets, type CopyTarget } from './chosen-target';
import { addNoteStyle } from './note-style';

const names: Record<CopyTarget, string> = {
  vite: 'Vite',
  next: 'Next.js',
  existing: 'Existing page',
  shown: 'As shown',
};

interface Note {
  target: CopyTarget;
  /** What was copied; undefined if the code was copied as the page shows it. */
  listing: CompleteListing | undefined;
  /** Copies the code for another target. */
  onChoose: (target: CopyTarget) => Promise<void>;
}

const noteOf = (figure: Element) => figure.querySelector<HTMLElement>('.copy-note');

/** Removes the note of a listing, if there is one. */
export const removeNote = (figure: Element): void => noteOf(figure)?.remove();

/** Says below the bar of a listing what was copied and where it belongs, and offers other kinds of projects. */
export function showNote(figure: Element, { target, listing, onChoose }: Note): void {
  addNoteStyle();
  const note = noteOf(figure) ?? createNote(figure);
  note.onclick = ({ target: clicked }) => {
    const button = clicked instanceof Element && clicked.closest('button');
    if (!button) return;
    const choice = copyTargets.find((each) => each === button.value);
    if (choice) {
      chooseTarget(choice);
      void onChoose(choice);
    } else if (button.value === 'close') closeNote(figure);
    else void copyCommand(button);
  };
  for (const button of note.querySelectorAll<HTMLButtonElement>('[aria-pressed]'))
    button.ariaPressed = String(button.value === target);
  // Names of files consist of letters and digits, so that nothing needs escaping.
  note.querySelector('[role=status]')!.innerHTML = instructions(target, listing);
}

function createNote(figure: Element): HTMLElement {
  const note = document.createElement('div');
  note.className = 'copy-note';
  note.setAttribute('role', 'group');
  note.ariaLabel = 'Copied code';
  const choices = copyTargets
    .map(
      (target) =>
        `<button type="button" value="${target}" aria-pressed="false">${names[target]}</button>`,
    )
    .join('');
  note.innerHTML = `<div>Copied for ${choices}</div><div role="status"></div><button type="button" value="close" aria-label="Close">×</button>`;
  note.onkeydown = ({ key }) => {
    if (key === 'Escape') closeNote(figure);
  };
  figure.querySelector('figcaption')?.after(note);
  return note;
}

function instructions(target: CopyTarget, listing: CompleteListing | undefined): string {
  const setup = `<a href="${siteConfig.baseUrl}docs/install">Setup</a>`;
  if (!listing) return `<p>As this page shows it: without stylesheet and base theme. ${setup}</p>`;
  const { file, install } = listing;
  return target === 'existing'
    ? `<p>Save it as <code>${file}</code>. Once in your application: ${setup}</p>${command('import', stylesheetImport)}`
    : `<p>Paste it into <code>${file}</code>. It needs React 18. ${setup}</p>${command('command', install)}`;
}

const command = (name: string, text: string) =>
  `<div><code>${text}</code> <button type="button" aria-label="Copy ${name}">Copy</button></div>`;

async function copyCommand(button: HTMLButtonElement): Promise<void> {
  const code = button.previousElementSibling;
  if (!code) return;
  if (await copyText(code.textContent ?? '')) button.textContent = 'Copied';
  else getSelection()?.selectAllChildren(code);
}

function closeNote(figure: Element): void {
  removeNote(figure);
  figure.querySelector<HTMLElement>('[data-copy]')?.focus();
}
