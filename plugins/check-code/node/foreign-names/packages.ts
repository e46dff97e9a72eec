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
