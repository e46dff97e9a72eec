// Functions for tests that render charts in Node.
export { chartsStylesheet } from './node/charts-stylesheet';
export { drawingOf } from './node/pictures/canvas-backend';
export { loadFonts, registerFonts } from './node/pictures/fonts';
export { createHeadlessDom } from './node/pictures/headless-dom';
export { loadModule } from './node/pictures/load-module';
export { waitForCharts } from './node/pictures/wait-for-charts';
