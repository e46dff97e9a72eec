export { createEngine, parseFiles, type Engine } from './client/create-engine';
export { searchGroups } from './client/search-groups';
