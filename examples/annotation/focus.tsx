import {
  AnnotationAnimationTrigger,
  Axis,
  Chart,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  type AnnotationAnimationConfig,
} from '@elastic/charts';

const speeds = Array.from({ length: 61 }, (_, minute) => ({
  minute,
  speed: Math.round(
    26 + 9 * Math.sin(minute / 5.2) + 4 * Math.sin(minute / 1.7),
  ),
}));

const animations: AnnotationAnimationConfig[] = [
  {
    trigger: AnnotationAnimationTrigger.FadeOnFocusingOthers,
    options: { duration: 200, delay: 0 },
  },
];

/**
 * Fade the others
 *
 * With `animations` the sections of the ride fade while the pointer is on another one. The effect starts
 * with the pointer alone: nothing moves before.
 *
 * @alt Line chart of a bicycle's speed over an hour with three shaded sections: the climb, the descent and the traffic lights in the city.
 * @tag rect annotation
 * @tag animation
 * @tag linear
 */
export default function Focus() {
  return (
    <Chart size={{ height: 320 }} title="Morning ride">
      <Settings />
      <Axis id="minute" title="Minute" position={Position.Bottom} />
      <Axis
        id="kilometers"
        title="km/h"
        position={Position.Left}
        gridLine={{ visible: true }}
      />
      <RectAnnotation
        id="sections"
        animations={animations}
        dataValues={[
          {
            coordinates: { x0: 16, x1: 30 },
            details: 'Climb: 210 m in 14 minutes',
          },
          { coordinates: { x0: 34, x1: 44 }, details: 'Descent' },
          {
            coordinates: { x0: 52, x1: 57 },
            details: 'Traffic lights in the city',
          },
        ]}
        style={{ fill: '#8f5bd1', opacity: 0.3 }}
      />
      <LineSeries
        id="speed"
        name="Speed"
        data={speeds}
        xScaleType={ScaleType.Linear}
        xAccessor="minute"
        yAccessors={['speed']}
      />
    </Chart>
  );
}
