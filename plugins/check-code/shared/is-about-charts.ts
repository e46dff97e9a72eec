/** Whether a text mentions the library, or an element of one of its components. */
export const isAboutCharts = (source: string, components: readonly string[]): boolean =>
  source.includes('@elastic/charts') ||
  [...source.matchAll(/<\s*([A-Z]\w*)/g)].some(([, name = '']) => components.includes(name));
