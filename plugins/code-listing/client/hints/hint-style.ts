import { addStyle } from '../../../../shared/browser/add-style';

const styleId = 'code-hint-style';

/** Style of the hint. A .css import would be loaded on every page. */
const css = `
#code-hint {
  position: absolute;
  z-index: var(--ifm-z-index-overlay);
  max-width: min(32rem, calc(100vw - 1rem));
  max-height: 16rem;
  overflow: auto;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-background-raised);
  box-shadow: var(--shadow-2);
  font: var(--font-13);
}
#code-hint code {
  display: block;
  padding: 0;
  border: 0;
  background: none;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
#code-hint p {
  margin: var(--space-1) 0 0;
}
#code-hint small {
  display: block;
  margin-top: var(--space-1);
  color: var(--color-text-secondary);
}
`;

/** Adds the style to the page, once. */
export const addHintStyle = (): void => addStyle(styleId, css);
