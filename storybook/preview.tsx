import { lazy, Suspense, useEffect, type ComponentProps, type ReactNode } from 'react';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { Decorator, Preview } from '@storybook/react-vite';
import { getPreferredColorScheme } from 'storybook/theming';
import { DARK_THEME, LIGHT_THEME } from '@elastic/charts';
import { BaseTheme, loadChartFont, loadChartsStylesheet } from '../plugins/chart-examples/browser';
import '../src/css/tokens.css';
import '../src/css/charts.css';
import '../.generated/fonts/fonts.css';
import './preview.css';

/** Renders a chart with the base theme of the site. */
function WithSiteTheme({ dark, children }: { dark: boolean; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  return (
    <BaseTheme.Provider value={dark ? DARK_THEME : LIGHT_THEME}>{children}</BaseTheme.Provider>
  );
}

/** Loaded lazily, because only docs pages need it. */
const DocsInMode = lazy(() => import('./docs-in-mode'));

const docsContainer = (props: ComponentProps<typeof DocsInMode>) => (
  <Suspense>
    <DocsInMode {...props} />
  </Suspense>
);

const withSiteTheme: Decorator = (Story, { globals }) => (
  <WithSiteTheme dark={globals.mode === 'dark'}>
    <Story />
  </WithSiteTheme>
);

/** The same rules as in the accessibility tests of the site. */
const accessibility: A11yParameters = {
  options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

const preview: Preview = {
  loaders: [loadChartsStylesheet, loadChartFont],
  decorators: [withSiteTheme],
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
  initialGlobals: { mode: getPreferredColorScheme() },
};

export default preview;
