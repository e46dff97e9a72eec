import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { generatedFiles, readGenerated } from '../shared/generated-files';
import { exampleFamilies } from './example-families';
import { familyIcons } from './family-icons';
import { guideCategories } from './guide-categories';

const inFolder = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);

/** Item of a sidebar that is a list. */
type SidebarItem = Extract<SidebarsConfig[string], unknown[]>[number];

/** Returns the item of a category of guides: a link instead of a category if it has a single page. */
const guideItems = ([label, names]: [label: string, names: string[]]): SidebarItem[] => {
  const items = inFolder('docs', names);
  if (items.length < 2) return items;
  return [{ type: 'category', label, items, collapsed: label !== 'Start' }];
};

/** Returns the item of a family of examples. */
const familyItem = (family: string): SidebarItem => {
  if (!(family in familyIcons))
    throw new Error(`"${family}" has no icon: add one to config/family-icons.ts.`);
  return { type: 'doc', id: `examples/${family}`, customProps: { icon: family } };
};

/** Descriptions of categories, on their own pages and on their cards. */
const about = {
  global: 'Specs that work beside every chart family: settings, tooltip, panels.',
  cartesian: 'Series, axes and annotations of charts that have an x and a y axis.',
};

const sidebars: SidebarsConfig = {
  docs: [...Object.entries(guideCategories).flatMap(guideItems), 'changelog'],

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
          description: about.global,
          link: {
            type: 'generated-index',
            title: 'Global specs',
            slug: '/category/global',
            description: about.global,
          },
          items: inFolder('api/specs/global', ['GroupBy', 'Settings', 'SmallMultiples', 'Tooltip']),
        },
        {
          type: 'category',
          label: 'Cartesian',
          description: about.cartesian,
          link: {
            type: 'generated-index',
            title: 'Cartesian specs',
            slug: '/category/cartesian',
            description: about.cartesian,
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
      items: readGenerated(generatedFiles.referenceSidebar, path.join(__dirname, '..')),
    },
  ],

  examples: [
    ...inFolder('examples', ['examples', 'intro']),
    {
      type: 'category',
      label: 'Chart families',
      collapsed: false,
      items: exampleFamilies.chart.map(familyItem),
    },
    {
      type: 'category',
      label: 'Features',
      collapsed: false,
      items: exampleFamilies.feature.map(familyItem),
    },
  ],
};

export default sidebars;
