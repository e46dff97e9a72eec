/** Kinds of pages, each with the path of the measured page. */
export const pageKinds = {
  home: '',
  guide: 'docs/axes',
  'component guide': 'api/specs/global/Settings',
  'largest symbol': 'all-types/type-aliases/SettingsProps',
  gallery: 'examples/examples',
  family: 'examples/bar',
  example: 'examples/bar/stacked',
  changes: 'docs/changes',
  'not found': 'no/such/page',
};
