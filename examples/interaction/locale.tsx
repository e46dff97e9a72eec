import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 4, 5);
const loans = Array.from({ length: 42 }, (_, index) => ({
  time: start + index * day,
  count:
    index % 7 === 6
      ? 0
      : 120 + ((index * 47) % 83) + (index % 7 === 5 ? 60 : 0),
}));

const places = [
  { name: 'Germany', locale: 'de-DE', dow: 1 },
  { name: 'France', locale: 'fr-FR', dow: 1 },
  { name: 'United States', locale: 'en-US', dow: 7 },
];

/**
 * Language and first weekday
 *
 * `locale` names the language of a time axis with rows, `dow` the day on which its weeks begin, from 1 for
 * Monday to 7 for Sunday. Your own formats need the language too: `tickFormat` for numbers, `headerFormatter` for
 * the tooltip.
 *
 * @alt Bar chart of books lent by a library on each day of six weeks, none on Sundays; a select changes language and week start of the time axis.
 * @height 327
 * @tag locale
 * @tag time
 */
export default function Locale() {
  const [index, setIndex] = useState(0);
  const { locale, dow } = places[index] ?? { locale: 'en-GB', dow: 1 };
  return (
    <>
      <label>
        Country{' '}
        <select
          value={index}
          onChange={({ target }) => setIndex(Number(target.value))}
        >
          {places.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Chart size={{ height: 300 }} title="Books lent">
        <Settings locale={locale} dow={dow} />
        <Tooltip
          headerFormatter={({ value }) =>
            new Date(Number(value)).toLocaleDateString(locale, {
              timeZone: 'utc',
            })
          }
        />
        <Axis
          id="time"
          position={Position.Bottom}
          gridLine={{ visible: true }}
        />
        <Axis
          id="count"
          position={Position.Left}
          tickFormat={(value) => Number(value).toLocaleString(locale)}
        />
        <BarSeries
          id="loans"
          name="Books"
          data={loans}
          timeZone="utc"
          enableHistogramMode
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['count']}
        />
      </Chart>
    </>
  );
}
