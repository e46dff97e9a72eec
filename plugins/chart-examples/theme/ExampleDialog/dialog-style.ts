import { addStyle } from '../../../../contracts/browser/add-style';

const styleId = 'example-dialog-style';

/** Style of the dialogs. A .css import would be loaded on every page. */
const css = `
.example-dialog {
  box-sizing: border-box;
  max-width: min(64rem, 100% - 2 * var(--s6));
  max-height: calc(100dvh - 2 * var(--s6));
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--r4);
  background: var(--bg);
  color: var(--text-c);
  box-shadow: var(--e2);
  font: var(--t-14);
}
.example-dialog[open] {
  display: flex;
  flex-direction: column;
}
.example-dialog[data-large] {
  width: calc(100% - 2 * var(--s6));
  max-width: none;
  height: calc(100dvh - 2 * var(--s6));
}
.example-dialog::backdrop {
  background: var(--scrim);
}
.example-dialog > header {
  display: flex;
  gap: var(--s4);
  align-items: center;
  justify-content: space-between;
  padding: var(--s2) var(--s2) var(--s2) var(--s5);
  border-bottom: 1px solid var(--line);
}
.example-dialog h2 {
  margin: 0;
  font: var(--t-h3);
  color: var(--ink);
  overflow-wrap: anywhere;
}
.example-dialog > header button,
.example-data p button,
.example-data [role='alert'] > button {
  min-height: max(var(--row), 2rem);
  padding: 0 var(--s3);
  border: 1px solid var(--line2);
  border-radius: var(--r2);
  background: none;
  color: inherit;
  font: var(--t-13);
  cursor: pointer;
}
.example-dialog header button:hover,
.example-data p button:hover,
.example-data [role='alert'] > button:hover {
  border-color: var(--edge);
  background: var(--fill);
}
.example-dialog-body {
  flex: 1;
  min-height: 0;
  padding: var(--s5);
  overflow: auto;
  overscroll-behavior: contain;
}
.example-dialog-body > [data-chart-frame] {
  margin: 0;
  padding: 0;
  border: 0;
}
.example-data section {
  margin-bottom: var(--s6);
}
.example-data section > div {
  overflow: auto;
}
.example-data table {
  display: table;
  width: 100%;
  margin: 0 0 var(--s2);
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
}
.example-data table caption {
  padding: var(--s2) 0;
  text-align: left;
}
.example-data tr {
  border: 0;
  background: none;
}
.example-data table :is(th, td) {
  padding: var(--s1) var(--s4) var(--s1) 0;
  border: 0;
  border-bottom: 1px solid var(--line);
  color: inherit;
  font: var(--t-13);
  text-align: left;
  white-space: nowrap;
}
.example-data table thead th {
  color: var(--ink);
  font-weight: 600;
}
.example-data table [data-number] {
  text-align: right;
}
.example-data small {
  color: var(--quiet);
  font: var(--t-12);
}
.example-data p {
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  align-items: center;
  margin: 0 0 var(--s3);
  color: var(--quiet);
  font: var(--t-13);
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
    padding-left: var(--s4);
  }
  .example-dialog-body {
    padding: var(--s4);
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
