import {
  AnnotationAnimationTrigger,
  AnnotationDomainType,
  Axis,
  Chart,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type LineAnnotationDatum,
  type PartialTheme,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 3, 1);
const levels = [
  212, 218, 209, 231, 274, 342, 388, 371, 334, 298, 266, 251, 247, 262, 301,
  316, 287, 258, 241, 229,
].map((centimeters, index) => ({ time: start + index * day, centimeters }));

const notes = [
  { dataValue: start + 4 * day, header: 'A', details: 'Rain in the mountains' },
  { dataValue: start + 6 * day, header: 'B', details: 'Ferry stopped' },
  { dataValue: start + 10 * day, header: 'C', details: 'Ferry runs again' },
  { dataValue: start + 15 * day, header: 'D', details: 'Weir opened' },
];

const theme: PartialTheme = { chartMargins: { top: 28 } };

function Letter({ header }: LineAnnotationDatum) {
  return (
    <span
      style={{
        display: 'block',
        width: 20,
        borderRadius: 10,
        background: '#3b6fb6',
        color: '#fff',
        font: 'bold 12px/20px Inter, sans-serif',
        textAlign: 'center',
      }}
    >
      {header}
    </span>
  );
}

/**
 * Marks without lines
 *
 * A line with opacity 0 leaves only its marker: lettered notes above the plot that explain themselves on
 * hover and focus. With `animations` the other notes fade meanwhile.
 *
 * @alt Line chart of a river's level over twenty days with a flood of 388 cm on the seventh; notes A to D stand above the plot.
 * @tag line annotation
 * @tag marker
 * @tag time
 */
export default function MarksOnly() {
  return (
    <Chart size={{ height: 320 }} title="Level of the river">
      <Settings theme={theme} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="centimeters"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} cm`}
      />
      <LineAnnotation
        id="notes"
        domainType={AnnotationDomainType.XDomain}
        dataValues={notes}
        marker={Letter}
        markerPosition={Position.Top}
        animations={[
          { trigger: AnnotationAnimationTrigger.FadeOnFocusingOthers },
        ]}
        style={{ line: { opacity: 0 } }}
      />
      <LineSeries
        id="level"
        name="Level"
        data={levels}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['centimeters']}
      />
    </Chart>
  );
}
