import { addons } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';
import themes from '../.generated/storybook/themes.json';

const { brandTitle } = themes;
// The brand links to the site, one level above Storybook.
const brand = { brandTitle, brandUrl: '../', brandTarget: '_self' };

/** Sets the theme for the color mode of the system. */
function setTheme() {
  addons.setConfig({ theme: create({ ...themeOf(getPreferredColorScheme()), ...brand }) });
}

const themeOf = (mode: 'light' | 'dark') => ({ ...themes[mode], base: mode });

setTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', setTheme);
