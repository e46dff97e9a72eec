import { addStyle } from '../../../../shared/browser/add-style';

const styleId = 'copy-note-style';

/** Style of the note. A .css import would be loaded on every page. */
const css = `
.copy-note {
  position: relative;
  padding: var(--space-3) var(--height-row) var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
  font: var(--font-13);
}
.copy-note p {
  margin: 0;
}
.copy-note > div,
.copy-note [role='status'] {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
}
.copy-note [role='status'] {
  flex-direction: column;
  align-items: flex-start;
  margin-top: var(--space-3);
}
.copy-note code {
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-strong);
  overflow-wrap: anywhere;
}
.copy-note button {
  min-height: 1.5rem;
  padding: 0 var(--space-2);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-text);
  font: inherit;
  cursor: pointer;
}
.copy-note button:hover {
  color: var(--color-text-strong);
  border-color: var(--color-text-strong);
}
.copy-note [aria-pressed='true'] {
  border-color: var(--color-selected-text);
  background: var(--color-selected-background);
  color: var(--color-selected-text);
}
.copy-note [value='close'] {
  position: absolute;
  inset: var(--space-1) var(--space-1) auto auto;
  min-width: var(--height-row);
  min-height: var(--height-row);
  border-color: transparent;
  font: var(--font-16);
}
`;

/** Adds the style to the page, once. */
export const addNoteStyle = (): void => addStyle(styleId, css);
