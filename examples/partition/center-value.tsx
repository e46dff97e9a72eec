import { useId } from 'react';
import { Chart, Partition, Settings, type PartialTheme } from '@elastic/charts';

const budget = [
  { item: 'Rent', euros: 820 },
  { item: 'Food', euros: 410 },
  { item: 'Transport', euros: 190 },
  { item: 'Leisure', euros: 160 },
  { item: 'Savings', euros: 220 },
];
const total = budget.reduce((sum, { euros }) => sum + euros, 0);
const colors = ['#0077bb', '#ee9911', '#11a579', '#b5559b', '#7a6fc4'];
const theme: PartialTheme = {
  partition: {
    outerSizeRatio: 0.95,
    emptySizeRatio: 0.55,
    minFontSize: 9,
    maxFontSize: 13,
    linkLabel: { maxCount: 0 },
  },
};

/**
 * Value in the center
 *
 * The chart writes nothing into its hole, so the total is HTML on top of it, centered by CSS and without
 * pointer events. Leave out `title` and the legend, since both would move the center of the ring.
 *
 * @alt Donut chart of a monthly budget with the total of 1,800 euros in its center; rent takes 820 euros, food 410, savings 220.
 * @tag pie
 * @tag labels
 */
export default function CenterValue() {
  const id = useId();
  return (
    <div style={{ position: 'relative' }}>
      <Chart size={{ height: 320 }}>
        <Settings theme={theme} ariaLabelledBy={id} />
        <Partition
          id="budget"
          data={budget}
          valueAccessor={({ euros }) => euros}
          valueFormatter={(value) => `€${value}`}
          layers={[
            {
              groupByRollup: ({ item }: (typeof budget)[number]) => item,
              shape: {
                fillColor: (_name, sortIndex) => colors[sortIndex] ?? '#8a8f98',
              },
            },
          ]}
        />
      </Chart>
      <div
        id={id}
        style={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          textAlign: 'center',
          pointerEvents: 'none',
        }}
      >
        <strong style={{ fontSize: 28, lineHeight: 1.1 }}>
          €{total.toLocaleString('en')}
        </strong>
        <span>budget a month</span>
      </div>
    </div>
  );
}
