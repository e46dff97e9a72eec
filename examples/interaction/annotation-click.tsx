import { useState } from 'react';
import {
  AnnotationDomainType,
  Axis,
  Chart,
  LineAnnotation,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  timeFormatter,
  type AnnotationClickListener,
  type PartialTheme,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 10, 18, 20);
const errors = [
  2, 3, 2, 4, 3, 21, 48, 62, 57, 44, 18, 6, 4, 3, 2, 3, 5, 31, 29, 12, 4, 3, 2,
  2, 3,
].map((count, index) => ({ time: start + index * 5 * minute, count }));
const incident = (from: number, to: number, details: string) => ({
  coordinates: { x0: start + from * minute, x1: start + to * minute },
  details,
});
const theme: PartialTheme = { chartMargins: { top: 24 } };

/**
 * Click an annotation
 *
 * `onAnnotationClick` gets the rectangles that were clicked, or the line whose marker was. The pointer calls it,
 * the keyboard does not: a marker with the focus shows its tooltip, but Enter and Space do nothing.
 *
 * @alt Line chart of errors over two hours with two shaded incidents and a marker for a restart between them; clicking one shows its story below.
 * @height 343
 * @tag click
 * @tag annotation
 * @tag time
 */
export default function AnnotationClick() {
  const [story, setStory] = useState('Click an incident or the restart.');
  const onClick: AnnotationClickListener = ({ rects, lines }) => {
    const [clicked] = [...rects, ...lines];
    if (clicked?.datum.details) setStory(clicked.datum.details);
  };
  return (
    <>
      <Chart size={{ height: 300 }} title="Errors in five minutes">
        <Settings theme={theme} onAnnotationClick={onClick} />
        <Axis
          id="time"
          position={Position.Bottom}
          timeAxisLayerCount={0}
          tickFormat={timeFormatter('HH:mm')}
        />
        <Axis
          id="count"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <RectAnnotation
          id="incidents"
          dataValues={[
            incident(22, 52, 'Incident 311: the disk of the database was full'),
            incident(82, 97, 'Incident 312: a certificate had expired'),
          ]}
          style={{ fill: '#d1495b', opacity: 0.2 }}
        />
        <LineAnnotation
          id="restart"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[
            {
              dataValue: start + 62 * minute,
              header: 'Restart',
              details: 'Restart with more disk',
            },
          ]}
          marker={
            <span
              style={{
                padding: 2,
                background: '#2f6fb5',
                color: '#fff',
                fontSize: 12,
              }}
            >
              Restart
            </span>
          }
          markerPosition={Position.Top}
          style={{ line: { stroke: '#3f7fc1', strokeWidth: 2, opacity: 1 } }}
        />
        <LineSeries
          id="errors"
          name="Errors"
          data={errors}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['count']}
        />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em' }}>
        {story}
      </p>
    </>
  );
}
