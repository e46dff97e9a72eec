import { useState } from 'react';
import {
  Chart,
  Settings,
  WeightFn,
  Wordcloud,
  type OutOfRoomCallback,
} from '@elastic/charts';

const skills = [
  'project management',
  'accessibility',
  'data modeling',
  'public speaking',
  'translation',
  'type design',
  'negotiation',
  'statistics',
  'photography',
  'cartography',
  'bookkeeping',
].map((text, index) => ({ text, weight: 1 - index / 15, color: '#3f7fbf' }));

/**
 * Words without room
 *
 * Words for which there is no space are omitted. `outOfRoomCallback` reports how many and which ones are drawn; it runs
 * while the chart renders, so a microtask later sets the state.
 *
 * @alt Word cloud of the skills of a team in large letters that has no room for all eleven; a line below counts the missing ones.
 * @height 344 354
 * @tag text
 * @tag missing values
 */
export default function OutOfRoom() {
  const [missing, setMissing] = useState('');
  const report: OutOfRoomCallback = (wordCount, drawnCount, drawn) =>
    queueMicrotask(() => {
      const names = skills
        .map(({ text }) => text)
        .filter((text) => !drawn.includes(text));
      setMissing(
        `${wordCount - drawnCount} of ${wordCount} left out: ${names.join(', ')}.`,
      );
    });
  return (
    <>
      <Chart size={{ height: 240 }}>
        <Settings />
        <Wordcloud
          id="skills"
          data={skills}
          startAngle={0}
          endAngle={0}
          angleCount={1}
          padding={6}
          minFontSize={28}
          maxFontSize={52}
          fontFamily="Inter, Helvetica, Arial, sans-serif"
          fontStyle="normal"
          fontWeight={600}
          spiral="archimedean"
          weightFn={WeightFn.linear}
          outOfRoomCallback={report}
        />
      </Chart>
      <p role="status" style={{ minHeight: '6em', margin: '8px 0 0' }}>
        {missing}
      </p>
    </>
  );
}
