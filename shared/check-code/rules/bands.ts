import type { Rule } from './rule';

export const emptyBand: Rule = {
  code: 'hidden-data/bands',
  severity: 'warning',
  about: 'a band of `colorScale` whose `start` is not below its `end`: it is dropped',
  *check({ components, facts }) {
    for (const element of components) {
      const scale = element.component === 'Heatmap' ? element.value('colorScale') : undefined;
      const bands = scale?.kind === 'object' ? scale.fields.get('bands')?.value : undefined;
      for (const band of bands?.kind === 'list' ? bands.items : []) {
        const start = band.kind === 'object' ? band.fields.get('start') : undefined;
        const end = band.kind === 'object' ? band.fields.get('end') : undefined;
        if (start?.value.kind !== 'number' || end?.value.kind !== 'number') continue;
        if (!((start.value.value ?? NaN) >= (end.value.value ?? NaN))) continue;
        yield {
          at: start.key,
          message:
            '`start` must be below `end`: this band is dropped, and its cells have no color.',
          link: facts.link('Heatmap', 'colorScale'),
        };
      }
    }
  },
};

export const progressWithTrend: Rule = {
  code: 'hidden-data/tile',
  severity: 'warning',
  about: 'a tile with `trend` and `domainMax`, which shows neither',
  *check({ components, facts }) {
    for (const element of components) {
      const data = element.component === 'Metric' ? element.value('data') : undefined;
      const rows = data?.kind === 'list' ? data.items : [];
      for (const tile of rows.flatMap((row) => (row.kind === 'list' ? row.items : []))) {
        const progress = tile.kind === 'object' ? tile.fields.get('domainMax') : undefined;
        if (tile.kind !== 'object' || !tile.isComplete || !progress || !tile.fields.has('trend'))
          continue;
        yield {
          at: progress.key,
          message:
            'A tile with `trend` and `domainMax` shows neither the trend nor the progress bar. Leave one of them out.',
          link: facts.link('Metric', 'data'),
        };
      }
    }
  },
};
