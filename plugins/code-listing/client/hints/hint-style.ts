import { addStyle } from '../../../../contracts/browser/add-style';

const styleId = 'code-hint-style';

/** Style of the hint. A .css import would be loaded on every page. */
const css = `
#code-hint {
  position: absolute;
  z-index: var(--ifm-z-index-overlay);
  max-width: min(32rem, calc(100vw - 1rem));
  max-height: 16rem;
  overflow: auto;
  padding: var(--s2) var(--s3);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--card);
  box-shadow: var(--e2);
  font: var(--t-13);
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
  margin: var(--s1) 0 0;
}
#code-hint small {
  display: block;
  margin-top: var(--s1);
  color: var(--quiet);
}
`;

/** Adds the style to the page, once. */
export const addHintStyle = (): void => addStyle(styleId, css);
