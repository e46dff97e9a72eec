import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const company: PartialTheme = {
  colors: { vizColors: ['#8a63d2'] },
  scales: { barsPadding: 0.3 },
  axes: { tickLabel: { fontSize: 10 } },
};
const presentation: PartialTheme = {
  scales: { barsPadding: 0.1 },
  axes: { tickLabel: { fontSize: 15 } },
};
const presenting = [presentation, company];

const surveys = [
  { answer: 'Very good', people: 214 },
  { answer: 'Good', people: 387 },
  { answer: 'Fair', people: 126 },
  { answer: 'Poor', people: 43 },
];

/**
 * Themes with priority
 *
 * `theme` also takes an array: the first entry that sets a value wins. The presentation theme comes before the
 * company's, so its large labels and wide bars apply, and the color is still the company's.
 *
 * @alt Bar chart of 770 answers to a survey, from 387 "Good" to 43 "Poor", purple with wide bars and large labels; a checkbox switches back to narrow bars and small labels.
 * @height 327
 * @tag theme
 * @tag ordinal
 */
export default function Priority() {
  const [large, setLarge] = useState(true);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={large}
          onChange={({ target }) => setLarge(target.checked)}
        />{' '}
        For a presentation
      </label>
      <Chart size={{ height: 300 }} title="How was the workshop?">
        <Settings theme={large ? presenting : company} />
        <Axis id="answer" position={Position.Bottom} />
        <Axis
          id="people"
          position={Position.Left}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="surveys"
          name="Answers"
          data={surveys}
          xScaleType={ScaleType.Ordinal}
          xAccessor="answer"
          yAccessors={['people']}
        />
      </Chart>
    </>
  );
}
