import { addStyle } from '@site/shared/browser/add-style';

const styleId = 'code-check-style';

/** Style of the form. A .css import would be loaded on every page. */
const css = `
.code-check {
  --code-check-line: 1.375rem;
  --code-check-font: var(--font-code);
  max-width: var(--width-figure);
}
.code-check-bar {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  min-height: 2.5rem;
  padding-block: var(--space-1);
}
.code-check-bar > :first-child {
  flex: 1 1 auto;
}
.code-check label {
  font: var(--font-14);
  font-weight: 600;
  color: var(--color-text-strong);
}
.code-check button {
  min-height: 2rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-2);
  background: var(--color-background);
  color: var(--color-text);
  font: var(--font-13);
  font-weight: 600;
  cursor: pointer;
}
.code-check button:hover {
  background: var(--color-background-muted);
}
.code-check button[data-primary] {
  border-color: var(--color-primary);
  background: var(--color-primary);
  color: var(--color-text-on-primary);
}
.code-check button[data-primary]:hover {
  text-decoration: underline;
}
.code-check-field {
  display: flex;
  height: 20rem;
  min-height: 8rem;
  overflow: hidden;
  resize: vertical;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-3);
  background: var(--color-background-subtle);
}
.code-check-field:focus-within {
  outline: 2px solid var(--color-focus);
  outline-offset: 1px;
}
.code-check-lines {
  position: relative;
  flex: none;
  overflow: hidden;
  min-width: 3.25rem;
  padding: var(--space-3) var(--space-3) 0 var(--space-5);
  border-right: 1px solid var(--color-border);
  color: var(--color-text-tertiary);
}
.code-check-lines > div {
  position: relative;
}
.code-check-lines pre {
  margin: 0;
  padding: 0;
  overflow: visible;
  background: none;
  color: inherit;
  font: var(--code-check-font);
  line-height: var(--code-check-line);
  text-align: right;
}
.code-check-mark {
  position: absolute;
  left: calc(-1 * var(--space-3));
  width: 8px;
  height: 8px;
  margin-top: calc((var(--code-check-line) - 8px) / 2);
  border-radius: 1px;
  background: var(--code-check-color);
}
.code-check-mark[data-severity='warning'] {
  clip-path: polygon(50% 0, 100% 100%, 0 100%);
}
.code-check-mark[data-severity='info'] {
  border-radius: 50%;
}
.code-check textarea {
  flex: 1;
  min-width: 0;
  padding: var(--space-3);
  border: 0;
  outline: 0;
  resize: none;
  background: none;
  color: var(--color-text);
  font: var(--code-check-font);
  line-height: var(--code-check-line);
  tab-size: 2;
  white-space: pre;
}
.code-check textarea::placeholder {
  color: var(--color-text-tertiary);
  opacity: 1;
}
.code-check [data-severity] {
  --code-check-color: var(--color-link);
}
.code-check [data-severity='error'] {
  --code-check-color: var(--color-coral-text);
}
.code-check [data-severity='warning'] {
  --code-check-color: var(--color-amber-text);
}
.code-check p {
  margin: 0;
}
.code-check .code-check-note {
  margin: var(--space-2) 0;
  color: var(--color-text-secondary);
  font: var(--font-13);
}
.code-check .code-check-status {
  color: var(--color-text-strong);
  font: var(--font-16);
  font-weight: 600;
}
.code-check [role='group'] > .code-check-bar {
  scroll-margin-block: calc(var(--height-navbar) + var(--space-4)) var(--space-12);
}
.code-check [role='group'] {
  outline-offset: var(--space-1);
  border-radius: var(--radius-1);
}
.code-check-failure {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-3) var(--space-4);
  border: 2px solid var(--color-coral);
  border-radius: var(--radius-2);
}
.code-check-failure p {
  flex: 1 1 20rem;
  font: var(--font-14);
}
.code-check-findings {
  margin: var(--space-2) 0 0;
  padding: 0;
  border-top: 1px solid var(--color-border);
  list-style: none;
}
.code-check-findings > li[data-severity] {
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  column-gap: var(--space-4);
}
.code-check .code-check-findings > li {
  margin: 0;
  padding: var(--space-4) 0;
  border-bottom: 1px solid var(--color-border);
}
.code-check-place {
  display: flex;
  flex-direction: column;
  grid-row: span 2;
  gap: var(--space-1);
  align-items: flex-start;
}
.code-check-severity {
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--code-check-color);
  font: var(--font-13);
  font-weight: 600;
  line-height: 1.625rem;
}
.code-check .code-check-place button {
  min-height: 1.5rem;
  margin-left: calc(-1 * var(--space-2));
  padding: 0 var(--space-2);
  border-color: transparent;
  background: none;
  color: var(--color-link);
  text-decoration: underline;
  text-underline-offset: 0.18em;
}
.code-check .code-check-place button:hover {
  background: var(--color-background-muted);
}
.code-check .code-check-findings p {
  margin: 0;
  font: var(--font-16);
  overflow-wrap: anywhere;
}
.code-check-fix {
  display: flex;
  grid-column: 2;
  gap: var(--space-3);
  align-items: center;
  margin-top: var(--space-2);
  color: var(--color-text-secondary);
  font: var(--font-13);
}
@media (max-width: 996px) {
  /* Safari on iOS zooms in on fields with smaller text. */
  .code-check {
    --code-check-line: 1.5rem;
    --code-check-font: 400 1rem/1.5rem var(--font-mono);
  }
}
@media (max-width: 640px) {
  .code-check-findings > li[data-severity] {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
  .code-check-place {
    grid-row: auto;
    flex-direction: row;
    margin-bottom: var(--space-2);
    align-items: center;
    justify-content: space-between;
  }
  .code-check .code-check-place button {
    margin: 0 calc(-1 * var(--space-2)) 0 0;
  }
  .code-check-fix {
    grid-column: 1;
  }
}
@media (pointer: coarse) {
  .code-check .code-check-place button,
  .code-check button {
    min-height: var(--size-touch-target);
  }
}
@media (forced-colors: active) {
  .code-check-mark {
    background: CanvasText;
  }
}
`;

/** Adds the style to the page, once. */
export const addCheckStyle = (): void => addStyle(styleId, css);
