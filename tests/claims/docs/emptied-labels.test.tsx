import { Heatmap, ScaleType, Tooltip, TooltipTable, type HeatmapProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../combinations';
import { tooltipAt } from '../pointer';
import { renderChart } from '../render-chart';

const hour = 3_600_000;

/** Returns the text of the tooltip of a heatmap, whose labels on the x axis are empty or not. */
async function tooltipOf(type: ScaleType, isEmpty: boolean, hasBody: boolean) {
  const formatter = isEmpty ? () => '' : String;
  const xScale = {
    type,
    ...(type === ScaleType.Time && { interval: { type: 'fixed', unit: 'h', value: 1 } }),
  } as HeatmapProps['xScale'];
  const { container } = await renderChart(
    <>
      {hasBody && (
        <Tooltip
          body={({ items }) => (
            <TooltipTable
              items={items}
              columns={[
                { type: 'text', cell: ({ label }) => label },
                {
                  type: 'number',
                  cell: ({ label, value, formattedValue }) =>
                    label === 'Hour' ? `${value} h` : formattedValue,
                },
              ]}
            />
          )}
        />
      )}
      <Heatmap
        id="heatmap"
        name="Count"
        data={[{ x: hour, y: 'Mon', value: 7 }]}
        xScale={xScale}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        xAxisLabelName="Hour"
        yAxisLabelName="Day"
        xAxisLabelFormatter={formatter}
        colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#5588dc' }] }}
      />
    </>,
  );
  return (await tooltipAt(container, 200, 80))?.textContent;
}

let emptied: Promise<void> | undefined;
/** Tests all settings once for all sentences. */
const expectEmptied = () => (emptied ??= checkEmptied());

async function checkEmptied() {
  for (const { type, hasBody } of combinations({
    type: [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time],
    hasBody: [false, true],
  })) {
    const shown = await tooltipOf(type, false, hasBody);
    expect(shown).toBe(`Hour3600000${hasBody ? ' h' : ''}DayMonCount7`);
    // With a body, columns with and without a label read alike.
    expect(await tooltipOf(type, true, hasBody)).toBe(hasBody ? shown : 'HourDayMonCount7');
  }
}

describe('docs/dashboard', () => {
  it(
    'It uses the same formatter, so that it shows no hour where the axis shows none. A body of your own writes the hour of every column in one format; xAxisLabelName="Hour" names its row:',
    expectEmptied,
  );
});

describe('docs/heatmaps', () => {
  it(
    'Return an empty string from xAxisLabelFormatter for the others. The tooltip uses the same formatter and would show no hour there.',
    expectEmptied,
  );
});

describe('examples/heatmap/without-labels', () => {
  it(
    'An axis label that is empty is empty in the tooltip, too, so body writes the week itself.',
    expectEmptied,
  );
});

describe('reference/notes/HeatmapSpec', () => {
  it(
    'Turns an x value into text for the axis label and the tooltip; an empty text leaves both empty.',
    expectEmptied,
  );
});
