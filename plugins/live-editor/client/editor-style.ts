import { addStyle } from '../../../shared/browser/add-style';

const styleId = 'live-editor-style';

/** Style of editors. A .css import would be loaded on every page. */
const css = `
[data-edited] > :not(.live-editor-sandbox) {
  visibility: hidden;
}
[data-editing] > figcaption :is(label, [data-edit]) {
  display: none;
}
.live-editor-sandbox {
  grid-area: 1 / 1;
}
.live-editor-frame {
  display: grid;
  min-height: 300px;
  padding: var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
}
.live-editor-tools {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  padding: var(--space-1) var(--space-3);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-background);
}
.live-editor button:not(.cm-editor *) {
  min-height: 1.75rem;
  padding: 0 var(--space-2);
  border: 1px solid transparent;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-text);
  font: var(--font-13);
  cursor: pointer;
}
.live-editor-tools button:last-child {
  margin-left: auto;
}
.live-editor button:hover:not(:disabled) {
  background: var(--color-background-muted);
  color: var(--color-text-strong);
}
.live-editor button:disabled {
  color: var(--color-text-tertiary);
  cursor: default;
}
.live-editor button[aria-pressed='true'] {
  border-color: var(--color-selected-text);
  background: var(--color-selected-background);
  color: var(--color-selected-text);
}
.live-editor-notice,
.live-editor-status {
  margin: 0;
  padding: var(--space-2) var(--space-4);
  font: var(--font-13);
  color: var(--color-text-secondary);
}
.live-editor-notice {
  border-bottom: 1px solid var(--color-border);
  background: var(--color-selected-background);
  color: var(--color-text-strong);
}
.live-editor-status {
  border-top: 1px solid var(--color-border);
}
.live-editor-announcement {
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
}
.live-editor-status [data-state='failed'] {
  color: var(--color-removed-text);
}
.live-editor-status > kbd:first-of-type {
  margin-left: var(--space-4);
}
.live-editor-problems {
  margin: 0;
  padding: 0;
  list-style: none;
  font: var(--font-13);
}
.live-editor-problems li {
  margin: 0;
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--color-border);
  border-left: 3px solid var(--color-border-strong);
  overflow-wrap: anywhere;
}
.live-editor-problems [data-severity='error'] {
  border-left-color: var(--color-removed-text);
}
.live-editor-reasons {
  white-space: pre-wrap;
}
.live-editor-problems button {
  border-color: var(--color-border-control);
}
`;

/** Adds the style to the page, once. */
export const addEditorStyle = (): void => addStyle(styleId, css);
