import fs from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const inFolder = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);

const generatedReference = path.join(__dirname, '../.generated/api-reference/sidebar.json');
if (!fs.existsSync(generatedReference)) {
  throw new Error(`${generatedReference} is missing: run "npm run generate" first.`);
}

const sidebars: SidebarsConfig = {
  docs: inFolder('docs', [
    'docs',
    'intro',
    'data',
    'axes',
    'theming',
    'interaction',
    'troubleshooting',
    'changes',
  ]),

  api: [
    'api/Chart',
    {
      type: 'category',
      label: 'Specs',
      link: {
        type: 'generated-index',
        title: 'Chart specs',
        slug: '/category/specs',
        description: 'One component for each chart family: put it inside Chart and give it data.',
      },
      collapsed: false,
      items: [
        ...inFolder('api/specs', [
          'BulletGraph',
          'Flame',
          'Goal',
          'Heatmap',
          'Meter',
          'Metric',
          'Partition',
          'Timeslip',
          'Wordcloud',
        ]),
        {
          type: 'category',
          label: 'Global',
          link: {
            type: 'generated-index',
            title: 'Global specs',
            slug: '/category/global',
            description: 'Specs that work beside every chart family: settings, tooltip, panels.',
          },
          items: inFolder('api/specs/global', ['GroupBy', 'Settings', 'SmallMultiples', 'Tooltip']),
        },
        {
          type: 'category',
          label: 'Cartesian',
          link: {
            type: 'generated-index',
            title: 'Cartesian specs',
            slug: '/category/cartesian',
            description: 'Series, axes and annotations of charts that have an x and a y axis.',
          },
          items: inFolder('api/specs/xy', [
            'AreaSeries',
            'Axis',
            'BarSeries',
            'BubbleSeries',
            'HistogramBarSeries',
            'LineAnnotation',
            'LineSeries',
            'RectAnnotation',
          ]),
        },
        {
          type: 'category',
          label: 'Types',
          items: inFolder('api/specs/types', [
            'AnnotationPortalSettings',
            'BaseAnnotationSpec',
            'BasicSeriesSpec',
            'HistogramConfig',
            'LegendSpec',
            'MarkFormatter',
            'Postfixes',
            'SeriesAccessors',
            'SeriesScales',
            'SeriesSpec',
            'Spec',
            'WordcloudViewModel',
          ]),
        },
      ],
    },
    {
      type: 'category',
      label: 'All types',
      link: { type: 'doc', id: 'all-types/index' },
      items: JSON.parse(fs.readFileSync(generatedReference, 'utf8')),
    },
  ],

  examples: [
    ...inFolder('examples', ['examples', 'intro']),
    {
      type: 'category',
      label: 'Chart families',
      collapsed: false,
      items: inFolder('examples', [
        'area',
        'bar',
        'bubble',
        'line',
        'histogram',
        'partition',
        'heatmap',
        'goal',
        'metric',
        'wordcloud',
        'flame',
        'bullet',
        'timeslip',
        'small-multiples',
        'mixed',
        'meter',
      ]),
    },
    {
      type: 'category',
      label: 'Features',
      collapsed: false,
      items: inFolder('examples', [
        'settings',
        'axis',
        'legend',
        'tooltip',
        'annotation',
        'interaction',
        'theme',
        'states',
        'accessibility',
      ]),
    },
  ],
};

export default sidebars;
