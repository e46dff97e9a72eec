/** A kind of page, represented by one page of it, and the checks for which it is opened. */
export interface PageKind {
  path: string;
  /** Path under which the server sends the page with status 200, if it differs. */
  file?: string;
  /** Text of the main heading. */
  heading: string;
  /** Visual content, checked in every engine. */
  shows?: 'charts' | 'cards';
  /** Checks of the visits in `tests/pages/visits.spec.ts`; `weight` is only the budgets. Default: all. */
  visits?: 'all' | 'weight';
  /** Whether its first screen has baselines in `tests/visual/baselines/pages/`. */
  baselines?: true;
  /** Whether its first view has budgets in `tests/weight/budgets.json`. */
  budgets?: true;
  /** Further visits of a subset, in which most parts of pages occur. */
  alsoWith?: readonly Condition[];
}

/** Conditions under which a subset of the kinds is visited once more. */
type Condition =
  'large text' | 'no scripts' | 'React’s development build' | 'every engine' | 'translation';

/** All kinds of pages. Baselines are named after the kind. */
const kinds = {
  home: {
    path: './',
    heading: 'Elastic Charts',
    shows: 'charts',
    baselines: true,
    budgets: true,
    alsoWith: [
      'large text',
      'no scripts',
      'React’s development build',
      'every engine',
      'translation',
    ],
  },
  'docs-start': {
    path: 'docs/docs',
    heading: 'Docs',
    baselines: true,
    alsoWith: ['no scripts'],
  },
  intro: {
    path: 'docs/intro',
    heading: 'Get started',
    shows: 'charts',
    baselines: true,
    alsoWith: ['large text', 'React’s development build', 'every engine', 'translation'],
  },
  guide: {
    path: 'docs/axes',
    heading: 'Axes and time',
    baselines: true,
    budgets: true,
    alsoWith: ['translation'],
  },
  'which-chart': { path: 'docs/which-chart', heading: 'Which chart for my data?', baselines: true },
  troubleshooting: {
    path: 'docs/troubleshooting',
    heading: 'Troubleshooting',
    shows: 'charts',
    baselines: true,
    alsoWith: ['every engine'],
  },
  check: {
    path: 'docs/check',
    heading: 'Why is my chart blank?',
    alsoWith: ['no scripts', 'React’s development build'],
  },
  recipes: { path: 'docs/recipes/bars', heading: 'Bar chart recipes', baselines: true },
  glossary: { path: 'docs/glossary', heading: 'Glossary', baselines: true },
  changes: {
    path: 'docs/changes',
    heading: 'Changes by release',
    baselines: true,
    budgets: true,
    alsoWith: ['React’s development build'],
  },
  'api-chart': { path: 'api/Chart', heading: 'Chart', baselines: true },
  component: {
    path: 'api/specs/xy/BarSeries',
    heading: 'BarSeries',
    shows: 'charts',
    baselines: true,
    alsoWith: ['large text', 'React’s development build', 'every engine', 'translation'],
  },
  'component guide': {
    path: 'api/specs/global/Settings',
    heading: 'Settings',
    visits: 'weight',
    budgets: true,
  },
  category: {
    path: 'category/cartesian',
    heading: 'Cartesian specs',
    baselines: true,
    alsoWith: [
      'large text',
      'no scripts',
      'React’s development build',
      'every engine',
      'translation',
    ],
  },
  gallery: {
    path: 'examples/examples',
    heading: 'Examples',
    shows: 'cards',
    baselines: true,
    budgets: true,
    alsoWith: [
      'large text',
      'no scripts',
      'React’s development build',
      'every engine',
      'translation',
    ],
  },
  family: {
    path: 'examples/bar',
    heading: 'Bars',
    baselines: true,
    budgets: true,
    alsoWith: ['React’s development build'],
  },
  'family-of-markup': {
    path: 'examples/metric',
    heading: 'Metrics',
    shows: 'charts',
    baselines: true,
    alsoWith: ['every engine'],
  },
  'family of meters': { path: 'examples/meter', heading: 'Meters' },
  example: {
    path: 'examples/bar/stacked',
    heading: 'Stacked bars',
    shows: 'charts',
    baselines: true,
    budgets: true,
    alsoWith: [
      'large text',
      'no scripts',
      'React’s development build',
      'every engine',
      'translation',
    ],
  },
  'example with headings': { path: 'examples/metric/grid', heading: 'Grid of figures' },
  types: {
    path: 'all-types/',
    heading: 'All types',
    baselines: true,
    alsoWith: ['React’s development build', 'translation'],
  },
  'component in the reference': {
    path: 'all-types/functions/Axis',
    heading: 'Axis',
    shows: 'charts',
    alsoWith: [
      'large text',
      'no scripts',
      'React’s development build',
      'every engine',
      'translation',
    ],
  },
  function: { path: 'all-types/functions/timeFormatter', heading: 'timeFormatter' },
  constant: {
    path: 'all-types/variables/ScaleType',
    heading: 'ScaleType',
    alsoWith: ['React’s development build'],
  },
  namespace: {
    path: 'all-types/namespaces/Axis/',
    heading: 'Axis static properties',
    alsoWith: ['React’s development build'],
  },
  symbol: {
    path: 'all-types/interfaces/SettingsSpec',
    heading: 'SettingsSpec',
    baselines: true,
    alsoWith: ['React’s development build', 'translation'],
  },
  'largest symbol': {
    path: 'all-types/type-aliases/SettingsProps',
    heading: 'SettingsProps',
    visits: 'weight',
    budgets: true,
  },
  search: { path: 'search', heading: 'Search', baselines: true, alsoWith: ['translation'] },
  'not-found': {
    path: 'no/such/page',
    file: '404.html',
    heading: 'Page Not Found',
    baselines: true,
    budgets: true,
    alsoWith: ['React’s development build', 'every engine', 'translation'],
  },
} satisfies Record<string, PageKind>;

/** A kind of page. */
export type KindName = keyof typeof kinds;

export const pageKinds: Readonly<Record<KindName, PageKind>> = kinds;

/** Returns the kinds that meet a condition. */
export const kindsWith = (condition: (kind: PageKind) => unknown): [KindName, PageKind][] =>
  (Object.entries(pageKinds) as [KindName, PageKind][]).filter(([, kind]) => condition(kind));

/** Returns the kinds that are visited once more under a condition. */
export const kindsAlsoWith = (condition: Condition): [KindName, PageKind][] =>
  kindsWith(({ alsoWith }) => alsoWith?.includes(condition));
