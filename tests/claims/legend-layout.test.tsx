import { LegendValue, Position, type SettingsProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { lines, partition } from './chart-types';
import { combinations } from './combinations';
import { legendOf } from './legend-of';
import { renderChart, unmountAll } from './render-chart';

const sides = [Position.Right, Position.Left] as const;
const rows = [Position.Top, Position.Bottom] as const;
const beside = [[], [LegendValue.CurrentAndLastValue], [LegendValue.Value]] as const;
const figures = [
  [LegendValue.Average],
  [LegendValue.CurrentAndLastValue, LegendValue.Max],
] as const;

async function isTable(chart: React.ReactNode, settings: SettingsProps): Promise<boolean> {
  const legend = legendOf(await renderChart(chart, { showLegend: true, ...settings }));
  const table = legend.querySelector('.echLegendTable') !== null;
  unmountAll();
  return table;
}

async function expectTableForFigures() {
  for (const chart of [lines, partition]) {
    for (const { legendPosition, legendValues } of combinations({
      legendPosition: [...sides, ...rows],
      legendValues: [...beside, ...figures],
    }))
      expect(await isTable(chart, { legendPosition, legendValues: [...legendValues] })).toBe(
        figures.some((values) => values === legendValues),
      );
    for (const { legendPosition, legendValues } of combinations({
      legendPosition: [...sides, ...rows],
      legendValues: figures,
    })) {
      const settings = { legendPosition, legendValues: [...legendValues], legendLayout: 'list' };
      const atSide = sides.some((side) => side === legendPosition);
      expect(await isTable(chart, settings as SettingsProps)).toBe(atSide);
    }
  }
}

describe('api/specs/types/LegendSpec', () => {
  it(
    'The legend becomes a table as soon as it shows a figure other than CurrentAndLastValue and Value, which stand beside the name. At the top or the bottom, legendLayout="list" keeps it a list.',
    expectTableForFigures,
  );
});

describe('docs/legend', () => {
  it(
    'As soon as there is one other than CurrentAndLastValue and Value, the legend becomes a table. At the top or the bottom, legendLayout="list" keeps it a list.',
    expectTableForFigures,
  );

  it(
    'A list with figures becomes a table at the side: legendLayout="list" works for a legend at the top or bottom.',
    expectTableForFigures,
  );
});
