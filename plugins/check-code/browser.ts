export { isAboutCharts } from './shared/is-about-charts';
