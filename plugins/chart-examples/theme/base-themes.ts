import { DARK_THEME, LIGHT_THEME, type Theme } from '@elastic/charts';

/** Base themes of the site's charts, by color mode. */
export const baseThemes = { light: inSiteFont(LIGHT_THEME), dark: inSiteFont(DARK_THEME) };

/**
 * Gives a theme the site's font where the library's own asks for any sans-serif: such a text would be as wide
 * as the font of the reader's system makes it.
 */
function inSiteFont(theme: Theme): Theme {
  const { fontFamily } = theme.axes.tickLabel;
  const { axes, heatmap } = theme;
  return {
    ...theme,
    axes: { ...axes, axisPanelTitle: { ...axes.axisPanelTitle, fontFamily } },
    heatmap: {
      ...heatmap,
      cell: { ...heatmap.cell, label: { ...heatmap.cell.label, fontFamily } },
    },
  };
}
