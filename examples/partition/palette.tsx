import { Chart, LIGHT_THEME, Partition, Settings } from '@elastic/charts';

const tickets = [
  { topic: 'Billing', tickets: 184 },
  { topic: 'Login', tickets: 152 },
  { topic: 'Exports', tickets: 97 },
  { topic: 'Alerts', tickets: 61 },
  { topic: 'Other', tickets: 38 },
];
const { vizColors } = LIGHT_THEME.colors;
const theme = {
  partition: {
    emptySizeRatio: 0.35,
    maxFontSize: 14,
    linkLabel: { maxCount: 0 },
  },
};

/**
 * Colors of the theme
 *
 * A partition does not take the palette of the theme by itself. `fillColor` can: it picks a color of
 * `vizColors` by the position of the slice, and here leaves out the pale ones in between.
 *
 * @alt Donut chart of support tickets by topic in the colors of the theme: billing 184, login 152, exports 97, alerts 61, other 38.
 * @tag pie
 * @tag theme
 */
export default function Palette() {
  return (
    <Chart size={{ height: 320 }} title="Support tickets">
      <Settings theme={theme} />
      <Partition
        id="tickets"
        data={tickets}
        valueAccessor={(row) => row.tickets}
        layers={[
          {
            groupByRollup: ({ topic }: (typeof tickets)[number]) => topic,
            shape: {
              fillColor: (_name, index) =>
                vizColors[(index * 2) % vizColors.length] ?? '#8a8f98',
            },
          },
        ]}
      />
    </Chart>
  );
}
