/** Packages of other charting libraries. A package stands for those whose names begin with it and a slash. */
export const foreignPackages: Record<string, string> = {
  recharts: 'Recharts',
  'chart.js': 'Chart.js',
  'react-chartjs-2': 'Chart.js',
  echarts: 'ECharts',
  'echarts-for-react': 'ECharts',
  highcharts: 'Highcharts',
  'highcharts-react-official': 'Highcharts',
  '@nivo': 'Nivo',
  '@mui/x-charts': 'MUI X',
  '@mui/x-charts-pro': 'MUI X',
  victory: 'Victory',
  '@visx': 'visx',
};

/**
 * Names of other libraries with one meaning here: the names, separated by spaces; the libraries; where a prop has this
 * meaning, separated by spaces, or an empty text for everywhere; what to use, as the rest of the sentence "Here, …"; and
 * a prop that can take its place with the same value.
 */
export type ForeignRow = [
  names: string,
  libraries: string,
  on: string,
  use: string,
  rename?: string,
];
