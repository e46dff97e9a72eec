import { useState } from 'react';
import { Chart, Settings, WeightFn, Wordcloud } from '@elastic/charts';

const functions = Object.values(WeightFn);
const cities: [text: string, share: number][] = [
  ['Tokyo', 1],
  ['Delhi', 0.88],
  ['Shanghai', 0.76],
  ['São Paulo', 0.6],
  ['Cairo', 0.58],
  ['Istanbul', 0.42],
  ['Lagos', 0.4],
  ['Paris', 0.3],
  ['London', 0.26],
  ['Toronto', 0.17],
  ['Madrid', 0.15],
  ['Vienna', 0.05],
];
const colors = ['#3f7fbf', '#2f9480', '#a8703a'];

/**
 * Weight functions
 *
 * `weightFn` bends how a weight from 0 to 1 becomes a size. Try them: `squareRoot` lifts the small words,
 * `exponential` leaves only the heaviest ones large.
 *
 * @alt Word cloud of twelve cities by inhabitants, Tokyo the largest and Vienna the smallest; a list above chooses how weights become sizes.
 * @height 335
 * @tag weight
 * @tag control
 */
export default function WeightFunctions() {
  const [weightFn, setWeightFn] = useState<WeightFn>(WeightFn.squareRoot);
  return (
    <>
      <label style={{ display: 'flex', gap: 8, marginBottom: 8 }}>
        Weight function
        <select
          value={weightFn}
          onChange={({ target }) =>
            setWeightFn(
              functions.find((name) => name === target.value) ?? weightFn,
            )
          }
        >
          {functions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Chart size={{ height: 300 }}>
        <Settings />
        <Wordcloud
          id="cities"
          data={cities.map(([text, weight], index) => ({
            text,
            weight,
            color: colors[index % colors.length] ?? '#3f7fbf',
          }))}
          startAngle={0}
          endAngle={0}
          angleCount={1}
          padding={3}
          minFontSize={10}
          maxFontSize={38}
          fontFamily="Inter, Helvetica, Arial, sans-serif"
          fontStyle="normal"
          fontWeight={600}
          spiral="archimedean"
          weightFn={weightFn}
          exponent={3}
        />
      </Chart>
    </>
  );
}
