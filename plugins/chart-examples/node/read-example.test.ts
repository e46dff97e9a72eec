import { describe, expect, it } from 'vitest';
import { pastedCode, readExample } from './read-example';

const doc = `/**
 * Visits by day
 *
 * Bars show how many people
 * came each day.
 *
 * @alt Seven bars; Friday is the tallest.
 * @tag bar
 * @tag time
 */`;
const component = (body: string) => `export default function Visits() { return (${body}); }`;
const chart = component('<Chart size={{ height: 240 }} />');

describe('readExample', () => {
  it('reads title, summary, alternative text, tags and height from the file', () => {
    expect(readExample('bar/visits', `${doc}\n${chart}`)).toEqual({
      id: 'bar/visits',
      family: 'bar',
      name: 'visits',
      title: 'Visits by day',
      summary: 'Bars show how many people came each day.',
      alt: 'Seven bars; Friday is the tallest.',
      tags: ['bar', 'time'],
      uses: [],
      props: {},
      height: 240,
    });
  });

  it('finds which names of the library the code uses, and which props it sets', () => {
    const source = `import { Chart, Settings as Rules, type Theme } from '@elastic/charts';
${doc}
${component('<Chart size={{ height: 9 }}><Rules rotation={90} {...rest} /></Chart>')}`;
    expect(readExample('bar/visits', source)).toMatchObject({
      uses: ['Chart', 'Settings', 'Theme'],
      props: { Chart: ['children', 'size'], Settings: ['rotation'] },
    });
  });

  it('takes the tallest of several charts', () => {
    const two = component(
      '<><Chart size={{ height: 100 }} /><Chart size={{ width: 9, height: 300 }} /></>',
    );
    expect(readExample('bar/visits', `${doc}\n${two}`).height).toBe(300);
  });

  it('prefers a height that the doc comment states', () => {
    const stated = doc.replace(' */', ' * @height 420\n */');
    expect(readExample('bar/visits', `${stated}\n${chart}`).height).toBe(420);
  });

  it('reads that the chart starts without the reader', () => {
    const stated = doc.replace(' */', ' * @start near\n */');
    expect(readExample('bar/visits', `${stated}\n${chart}`).start).toBe('near');
  });

  it.each([
    ['no default export', `${doc}\nexport const a = 1;`, /export one component as the default/],
    ['no doc comment', chart, /begin the doc comment above the default export with a title/],
    ['no summary', `/** Visits */\n${chart}`, /say under the title what the chart shows/],
    ['no alternative text', `${doc.replace('@alt', '@see')}\n${chart}`, /add an @alt line/],
    [
      'an unknown start',
      `${doc.replace(' */', ' * @start soon\n */')}\n${chart}`,
      /write "@start near" instead of "@start soon"/,
    ],
    ['no height', `${doc}\n${component('<Chart />')}`, /give Chart a literal height/],
  ])('stops on %s and names the file', (_case, source, mend) => {
    expect(() => readExample('bar/visits', source)).toThrow(mend);
    expect(() => readExample('bar/visits', source)).toThrow(/^examples\/bar\/visits\.tsx: /);
  });
});

describe('pastedCode', () => {
  it('leaves out the doc comment and keeps the rest as it is', () => {
    const before =
      "import { Chart } from '@elastic/charts';\n\n/** Data. */\nconst data = [1];\n\n";
    expect(pastedCode(`${before}${doc}\n${chart}\n`)).toBe(`${before}${chart}\n`);
  });
});
