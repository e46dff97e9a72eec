/** Stands in for Prism, which the theme imports but this site never uses: Shiki highlights at build. */
export const Prism = {};
export const Highlight = () => null;
export const themes = { palenight: { plain: {}, styles: [] } };
