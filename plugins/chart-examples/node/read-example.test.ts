import { describe, expect, it } from 'vitest';
import { withoutDocComment, readExample } from './read-example';

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

  it('collects the imported names of the library and the props', () => {
    const source = `import { Chart, Settings as Rules, type Theme } from '@elastic/charts';
${doc}
${component('<Chart size={{ height: 9 }}><Rules rotation={90} {...rest} /></Chart>')}`;
    expect(readExample('bar/visits', source)).toMatchObject({
      uses: ['Chart', 'Settings', 'Theme'],
      props: { Chart: ['children', 'size'], Settings: ['rotation'] },
    });
  });

  it('uses the height of the tallest chart', () => {
    const two = component(
      '<><Chart size={{ height: 100 }} /><Chart size={{ width: 9, height: 300 }} /></>',
    );
    expect(readExample('bar/visits', `${doc}\n${two}`).height).toBe(300);
  });

  it('prefers the height in the doc comment', () => {
    const withHeight = doc.replace(' */', ' * @height 420\n */');
    expect(readExample('bar/visits', `${withHeight}\n${chart}`).height).toBe(420);
  });

  it('reads @start', () => {
    const withStart = doc.replace(' */', ' * @start near\n */');
    expect(readExample('bar/visits', `${withStart}\n${chart}`).start).toBe('near');
  });

  it.each([
    ['no default export', `${doc}\nexport const a = 1;`, /export one component as the default/],
    ['no doc comment', chart, /begin the doc comment above the default export with a title/],
    ['no summary', `/** Visits */\n${chart}`, /add a summary below the title/],
    ['no alternative text', `${doc.replace('@alt', '@see')}\n${chart}`, /add an @alt line/],
    [
      'an unknown start',
      `${doc.replace(' */', ' * @start soon\n */')}\n${chart}`,
      /write "@start near" instead of "@start soon"/,
    ],
    ['no height', `${doc}\n${component('<Chart />')}`, /give Chart a literal height/],
  ])('throws on %s and names the file', (_case, source, hint) => {
    expect(() => readExample('bar/visits', source)).toThrow(hint);
    expect(() => readExample('bar/visits', source)).toThrow(/^examples\/bar\/visits\.tsx: /);
  });
});

describe('withoutDocComment', () => {
  it('removes the doc comment and keeps the rest unchanged', () => {
    const before =
      "import { Chart } from '@elastic/charts';\n\n/** Data. */\nconst data = [1];\n\n";
    expect(withoutDocComment(`${before}${doc}\n${chart}\n`)).toBe(`${before}${chart}\n`);
  });
});
