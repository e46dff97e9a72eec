/** Loads the component of each island. `<Island name="…" props={…} />` is checked against these modules. */
const islands = {
  'code-check': () => import('@theme/CodeCheck/Checker'),
  'live-cards': () => import('@theme/LiveCards'),
  'live-chart': () => import('@theme/Example/LiveChart'),
  'nearest-pages': () => import('@theme/NearestPages'),
  'search-results': () => import('@theme/SearchResults/Results'),
};

export default islands;
