import { addStyle } from '../../../../shared/browser/add-style';

const styleId = 'example-dialog-style';

/** Style of the dialogs. A .css import would be loaded on every page. */
const css = `
.example-dialog {
  box-sizing: border-box;
  max-width: min(64rem, 100% - 2 * var(--space-6));
  max-height: calc(100dvh - 2 * var(--space-6));
  padding: 0;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-4);
  background: var(--color-background);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  font: var(--font-14);
}
.example-dialog[open] {
  display: flex;
  flex-direction: column;
}
.example-dialog[data-large] {
  width: calc(100% - 2 * var(--space-6));
  max-width: none;
  height: calc(100dvh - 2 * var(--space-6));
}
.example-dialog::backdrop {
  background: var(--color-backdrop);
}
.example-dialog > header {
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-5);
  border-bottom: 1px solid var(--color-border);
}
.example-dialog h2 {
  margin: 0;
  font: var(--font-h3);
  color: var(--color-text-strong);
  overflow-wrap: anywhere;
}
.example-dialog > header button,
.example-data p button,
.example-data [role='alert'] > button {
  min-height: max(var(--height-row), 2rem);
  padding: 0 var(--space-3);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-2);
  background: none;
  color: inherit;
  font: var(--font-13);
  cursor: pointer;
}
.example-dialog header button:hover,
.example-data p button:hover,
.example-data [role='alert'] > button:hover {
  border-color: var(--color-border-control);
  background: var(--color-background-muted);
}
.example-dialog-body {
  flex: 1;
  min-height: 0;
  padding: var(--space-5);
  overflow: auto;
  overscroll-behavior: contain;
}
.example-dialog-body > [data-chart-frame] {
  margin: 0;
  padding: 0;
  border: 0;
}
.example-data section {
  margin-bottom: var(--space-6);
}
.example-data section > div {
  overflow: auto;
}
.example-data table {
  display: table;
  width: 100%;
  margin: 0 0 var(--space-2);
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
}
.example-data table caption {
  padding: var(--space-2) 0;
  text-align: left;
}
.example-data tr {
  border: 0;
  background: none;
}
.example-data table :is(th, td) {
  padding: var(--space-1) var(--space-4) var(--space-1) 0;
  border: 0;
  border-bottom: 1px solid var(--color-border);
  color: inherit;
  font: var(--font-13);
  text-align: left;
  white-space: nowrap;
}
.example-data table thead th {
  color: var(--color-text-strong);
  font-weight: 600;
}
.example-data table [data-number] {
  text-align: right;
}
.example-data small {
  color: var(--color-text-secondary);
  font: var(--font-12);
}
.example-data p {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  margin: 0 0 var(--space-3);
  color: var(--color-text-secondary);
  font: var(--font-13);
}
@media (max-width: 600px) {
  .example-dialog,
  .example-dialog[data-large] {
    width: 100%;
    max-width: none;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
  .example-dialog > header {
    padding-left: var(--space-4);
  }
  .example-dialog-body {
    padding: var(--space-4);
  }
}
@media print {
  .example-dialog {
    display: none !important;
  }
}
`;

/** Adds the style to the page, once. */
export const addDialogStyle = (): void => addStyle(styleId, css);
