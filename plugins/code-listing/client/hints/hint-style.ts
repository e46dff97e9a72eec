const styleId = 'code-hint-style';

/** Style of the hint. A .css import would be loaded on every page. */
const css = `
#code-hint {
  position: absolute;
  z-index: var(--ifm-z-index-overlay);
  max-width: min(32rem, calc(100vw - 1rem));
  max-height: 16rem;
  overflow: auto;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--site-line);
  border-radius: var(--ifm-code-border-radius);
  background: var(--ifm-background-surface-color);
  box-shadow: var(--ifm-global-shadow-md);
  font-size: 0.875rem;
  line-height: 1.5;
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
  margin: 0.25rem 0 0;
}
#code-hint small {
  display: block;
  margin-top: 0.25rem;
  color: var(--site-text-quiet);
}
`;

/** Adds the style to the page, once. */
export function addHintStyle(): void {
  if (document.getElementById(styleId)) return;
  const style = document.createElement('style');
  style.id = styleId;
  style.textContent = css;
  document.head.append(style);
}
