import { lazy, Suspense, useEffect, type ComponentProps, type ReactNode } from 'react';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { Decorator, Preview } from '@storybook/react-vite';
import { DARK_THEME, LIGHT_THEME } from '@elastic/charts';
import { loadChartFont } from '../plugins/chart-examples/theme/Example/load-chart-font';
import { loadChartsStylesheet } from '../plugins/chart-examples/theme/Example/charts-stylesheet';
import { BaseTheme } from '../plugins/chart-examples/theme/charts-of-the-site';
import '../src/css/charts.css';
import '../.generated/fonts/fonts.css';
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

/** Loaded with the first docs page: a story does not need it. */
const DocsInMode = lazy(() => import('./docs-in-mode'));

const docsContainer = (props: ComponentProps<typeof DocsInMode>) => (
  <Suspense>
    <DocsInMode {...props} />
  </Suspense>
);

const likeOnThePage: Decorator = (Story, { globals }) => (
  <LikeOnThePage dark={globals.mode === 'dark'}>
    <Story />
  </LikeOnThePage>
);

/** The rules that the site's own pages keep. */
const accessibility: A11yParameters = {
  options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

const preview: Preview = {
  loaders: [loadChartsStylesheet, loadChartFont],
  decorators: [likeOnThePage],
  tags: ['autodocs'],
  parameters: {
    a11y: accessibility,
    docs: { container: docsContainer },
    options: { storySort: { order: ['Charts', 'Features', 'Components'] } },
  },
  globalTypes: {
    mode: {
      description: 'Color mode',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { mode: 'light' },
};

export default preview;
