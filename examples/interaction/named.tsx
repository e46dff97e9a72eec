import { useId } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const waste = [
  { year: '2020', kilograms: 476 },
  { year: '2021', kilograms: 483 },
  { year: '2022', kilograms: 438 },
  { year: '2023', kilograms: 433 },
  { year: '2024', kilograms: 421 },
];

/**
 * Name and describe a chart
 *
 * `title` and `description` of `Chart` are headings for the eye. For screen readers `ariaLabelledBy` and
 * `ariaDescribedBy` point at texts of the page; nothing points at the generated summary.
 *
 * @alt Bar chart of household waste per head, from 476 kg in 2020 over 483 kg in 2021 down to 421 kg in 2024.
 * @height 385 412
 * @tag accessibility
 * @tag ordinal
 */
export default function Named() {
  const name = useId();
  const text = useId();
  return (
    <>
      <p id={name} style={{ fontWeight: 600 }}>
        Household waste per head, 2020 to 2024
      </p>
      <Chart
        id="waste-per-head"
        size={{ height: 300 }}
        title="Household waste"
        description="Kilograms per head and year"
      >
        <Settings
          ariaLabelledBy={name}
          ariaDescribedBy={text}
          ariaUseDefaultSummary={false}
        />
        <Axis id="year" position={Position.Bottom} />
        <Axis
          id="kilograms"
          position={Position.Left}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} kg`}
        />
        <BarSeries
          id="waste"
          name="Waste"
          data={waste}
          xScaleType={ScaleType.Ordinal}
          xAccessor="year"
          yAccessors={['kilograms']}
        />
      </Chart>
      <p id={text}>
        After a small rise to 483 kg in 2021, waste fell every year, to 421 kg
        in 2024.
      </p>
    </>
  );
}
