/** Replaces Prism, which the theme imports but this site does not use: Shiki highlights code at build time. */
export const Prism = {};
export const Highlight = () => null;
export const themes = { palenight: { plain: {}, styles: [] } };
