// Functions and components for other browser code, such as Storybook.
export { loadChartFont } from './theme/Example/load-chart-font';
export { loadChartsStylesheet } from './theme/Example/charts-stylesheet';
export { BaseTheme, baseThemes } from './theme/site-charts';
