/** Path of one page of each kind. */
export const pageKinds = {
  home: './',
  guide: 'docs/intro',
  'hand-written API page': 'api/specs/xy/BarSeries',
  category: 'category/cartesian',
  gallery: 'examples/examples',
  family: 'examples/bar',
  example: 'examples/bar/stacked',
  'list of types': 'all-types/',
  component: 'all-types/functions/Axis',
  interface: 'all-types/interfaces/SettingsSpec',
  constant: 'all-types/variables/ScaleType',
  namespace: 'all-types/namespaces/Axis/',
  'changes page': 'docs/changes',
  'not found': '404.html',
};
