import { useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  PointerEventType,
  PointerUpdateTrigger,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  type PointerEvent,
} from '@elastic/charts';

const profile = Array.from({ length: 85 }, (_, index) => ({
  kilometer: index / 2,
  meters: Math.round(
    640 +
      280 * Math.sin(index / 14) +
      90 * Math.sin(index / 4.5) +
      40 * Math.cos(index / 2.1),
  ),
}));

/**
 * Follow the pointer
 *
 * `onPointerUpdate` reports the values under the pointer. `pointerUpdateTrigger` asks for changes on both
 * axes, `pointerUpdateDebounce` waits until the pointer has rested for 40 ms.
 *
 * @alt Elevation profile of a 42 km trail that climbs from 680 m to about 900, stays near that up to km 20 and then falls below 500; the figures below follow the pointer.
 * @height 344
 * @tag hover
 * @tag listener
 * @tag linear
 */
export default function Pointer() {
  const [pointer, setPointer] = useState<PointerEvent>();
  const over = pointer?.type === PointerEventType.Over ? pointer : undefined;
  const point = profile.find(({ kilometer }) => kilometer === over?.x);
  return (
    <>
      <Chart size={{ height: 280 }} title="Elevation of the trail">
        <Settings
          onPointerUpdate={setPointer}
          pointerUpdateTrigger={PointerUpdateTrigger.Both}
          pointerUpdateDebounce={40}
        />
        <Tooltip type={TooltipType.Crosshairs} />
        <Axis
          id="kilometer"
          position={Position.Bottom}
          tickFormat={(value) => `${value} km`}
        />
        <Axis
          id="elevation"
          position={Position.Left}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} m`}
        />
        <LineSeries
          id="profile"
          name="Elevation"
          data={profile}
          xScaleType={ScaleType.Linear}
          xAccessor="kilometer"
          yAccessors={['meters']}
        />
      </Chart>
      <p style={{ minHeight: '3em' }}>
        {over && point
          ? `Trail at km ${point.kilometer}: ${point.meters} m. Pointer at ${Math.round(Number(over.y[0]?.value))} m.`
          : 'Move the pointer over the profile.'}
      </p>
    </>
  );
}
