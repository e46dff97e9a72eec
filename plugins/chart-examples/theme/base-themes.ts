import { DARK_THEME, LIGHT_THEME, type Theme } from '@elastic/charts';

/** Base themes of the site's charts, by color mode. */
export const baseThemes = { light: withSiteFont(LIGHT_THEME), dark: withSiteFont(DARK_THEME) };

/**
 * Sets the site's font where the library's theme uses generic `sans-serif`, whose metrics depend on the system.
 */
function withSiteFont(theme: Theme): Theme {
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
