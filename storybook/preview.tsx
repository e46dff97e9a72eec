import { useEffect, type ReactNode } from 'react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { DARK_THEME, LIGHT_THEME } from '@elastic/charts';
import { loadChartsStylesheet } from '../plugins/chart-examples/theme/Example/charts-stylesheet';
import { BaseTheme } from '../plugins/chart-examples/theme/charts-of-the-site';
import '../src/css/charts.css';
import '../src/css/fonts.css';
import './preview.css';

/** Draws a chart as a page of the site does: same stylesheet, font and base theme. */
function LikeOnThePage({ dark, children }: { dark: boolean; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  return (
    <BaseTheme.Provider value={dark ? DARK_THEME : LIGHT_THEME}>{children}</BaseTheme.Provider>
  );
}

const likeOnThePage: Decorator = (Story, { globals }) => (
  <LikeOnThePage dark={globals.mode === 'dark'}>
    <Story />
  </LikeOnThePage>
);

const preview: Preview = {
  loaders: [loadChartsStylesheet, () => document.fonts.load('12px Inter')],
  decorators: [likeOnThePage],
  tags: ['autodocs'],
  globalTypes: {
    mode: {
      description: 'Color mode',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { mode: 'light' },
};

export default preview;
