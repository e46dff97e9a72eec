import { Chart, Partition, Settings, type PartialTheme } from '@elastic/charts';

const trips = [
  { mode: 'Car', trips: 43 },
  { mode: 'On foot', trips: 26 },
  { mode: 'Transit', trips: 17 },
  { mode: 'Bicycle', trips: 14 },
];
const colors = ['#7a6fc4', '#11a579', '#0077bb', '#ee9911'];
const theme: PartialTheme = {
  partition: {
    emptySizeRatio: 0.65,
    outerSizeRatio: 0.65,
    minFontSize: 12,
    maxFontSize: 16,
    // by default the text would contrast with its sector, not with the page
    fillLabel: { textColor: '#757d88' },
  },
};

/**
 * Labels outside the ring
 *
 * A thin ring has no space for labels. `fillOutside` writes them next to it, `radiusOutside` says how far out
 * they may reach, in pixels. Set `textColor` as well: the default only suits labels inside of sectors.
 *
 * @alt Thin donut of trips by means of transport with the labels around it: car 43 percent, on foot 26, transit 17, bicycle 14.
 * @tag pie
 * @tag labels
 */
export default function LabelsOutside() {
  return (
    <Chart size={{ height: 340 }} title="Trips by means of transport">
      <Settings theme={theme} />
      <Partition
        id="trips"
        data={trips}
        valueAccessor={(row) => row.trips}
        valueFormatter={(value) => `${value} %`}
        fillOutside
        radiusOutside={70}
        layers={[
          {
            groupByRollup: ({ mode }: (typeof trips)[number]) => mode,
            shape: {
              fillColor: (_name, sortIndex) => colors[sortIndex] ?? '#8a8f98',
            },
          },
        ]}
      />
    </Chart>
  );
}
