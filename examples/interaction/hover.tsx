import { useState } from 'react';
import {
  Axis,
  BubbleSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  type ElementOverListener,
  type XYChartElementEvent,
} from '@elastic/charts';

const flats = [
  { street: 'Canal Street 4', size: 38, rent: 610 },
  { street: 'Mill Lane 12', size: 46, rent: 700 },
  { street: 'Station Road 1', size: 52, rent: 690 },
  { street: 'Park Row 77', size: 61, rent: 1040 },
  { street: 'Hill Road 9', size: 68, rent: 880 },
  { street: 'Market Square 3', size: 74, rent: 1210 },
  { street: 'Orchard Way 20', size: 83, rent: 990 },
  { street: 'Harbour View 5', size: 95, rent: 1460 },
];

const xDomain = { min: 30, max: 100 };
const nearby = (radius: number) => Math.max(4, 24 - radius);

/**
 * Read what is hovered
 *
 * `onElementOver` reports the points under the pointer with their data, `onElementOut` that none is left.
 * `pointBuffer` lets small points react to a pointer that is only near them.
 *
 * @alt Scatter plot of eight flats by size and rent, from 38 square meters for 610 euros to 95 for 1,460; the text below names the one under the pointer.
 * @height 343
 * @tag hover
 * @tag listener
 * @tag linear
 */
export default function Hover() {
  const [flat, setFlat] = useState<(typeof flats)[number]>();
  const onOver: ElementOverListener = ([element]) => {
    const [{ datum }] = element as XYChartElementEvent;
    setFlat(datum as (typeof flats)[number]);
  };
  return (
    <>
      <Chart size={{ height: 300 }} title="Flats on offer">
        <Settings
          onElementOver={onOver}
          onElementOut={() => setFlat(undefined)}
          pointBuffer={nearby}
          xDomain={xDomain}
        />
        <Tooltip type={TooltipType.Follow} />
        <Axis
          id="size"
          position={Position.Bottom}
          ticks={4}
          tickFormat={(value) => `${value} m²`}
        />
        <Axis
          id="rent"
          position={Position.Left}
          gridLine={{ visible: true }}
          tickFormat={(value) => `€${value}`}
        />
        <BubbleSeries
          id="flats"
          name="Rent"
          data={flats}
          xScaleType={ScaleType.Linear}
          xAccessor="size"
          yAccessors={['rent']}
          bubbleSeriesStyle={{ point: { radius: 6 } }}
        />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em' }}>
        {flat
          ? `${flat.street}: ${flat.size} m² for €${flat.rent}, €${(flat.rent / flat.size).toFixed(2)} per m²`
          : 'Point at a flat.'}
      </p>
    </>
  );
}
