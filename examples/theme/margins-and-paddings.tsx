import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const parcels = [
  { depot: 'Kiel', count: 1240 },
  { depot: 'Ulm', count: 980 },
  { depot: 'Jena', count: 1110 },
  { depot: 'Mainz', count: 1530 },
];

const airy: PartialTheme = {
  chartMargins: { top: 12, right: 24, bottom: 12, left: 12 },
  chartPaddings: { top: 24, right: 40, bottom: 0, left: 40 },
};
const edgeToEdge: PartialTheme = {
  chartMargins: { top: 0, right: 0, bottom: 0, left: 0 },
  chartPaddings: { top: 0, right: 0, bottom: 0, left: 0 },
};

const frame = { border: '1px solid #7a8494', marginBlockEnd: 12 } as const;

/**
 * Margins and paddings
 *
 * `chartMargins` of the theme is the space outside of the axes, `chartPaddings` the space between the axes and the
 * plot. The upper chart has plenty of both, the lower one none.
 *
 * @alt Two framed bar charts of the same parcels of four depots, 980 to 1,530; the upper one has free space around axes and bars, the lower one reaches the frame.
 * @height 428
 * @tag theme
 * @tag layout
 * @tag ordinal
 */
export default function MarginsAndPaddings() {
  return (
    <>
      {[airy, edgeToEdge].map((theme, index) => (
        <div key={index} style={frame}>
          <Chart size={{ height: 200 }}>
            <Settings theme={theme} />
            <Axis id="depot" position={Position.Bottom} />
            <Axis
              id="count"
              position={Position.Left}
              gridLine={{ visible: true }}
            />
            <BarSeries
              id="parcels"
              name="Parcels"
              data={parcels}
              color="#0077bb"
              xScaleType={ScaleType.Ordinal}
              xAccessor="depot"
              yAccessors={['count']}
            />
          </Chart>
        </div>
      ))}
    </>
  );
}
