/** What the tests expect of the installed version of the library. Update it when you upgrade the library. */
export const libraryVersion = {
  version: '73.2.1',
  /** Exported names with a page; a constant and a type of the same name count once. */
  exportedNames: 487,
  /** Components with a story. */
  componentStories: 34,
  /** Props of components. */
  props: { BarSeries: 28, Settings: 59 },
  /** Props of Settings that the filter finds for "brush". */
  settingsPropsWithBrush: 5,
};
