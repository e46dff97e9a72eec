import { Bullet, BulletSubtype, type BulletDatum } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../combinations';
import { renderChart, unmountAll } from '../../render-chart';

/** Returns the text of the target, if there is one, and the number of drawn shapes. */
async function drawn(subtype: BulletSubtype, domain: BulletDatum['domain'], target?: number) {
  const { texts, svg } = await renderChart(
    <Bullet
      id="bullet"
      subtype={subtype}
      data={[
        [
          {
            title: 'Title',
            value: 4,
            target,
            domain,
            valueFormatter: (value) => `v${value}`,
            tickFormatter: (value) => `t${value}`,
          },
        ],
      ]}
    />,
  );
  unmountAll();
  return {
    text: texts.find((text) => text.startsWith('/')),
    shapes: svg.match(/<(path|rect|line)/g)!.length - texts.length,
  };
}

/** Whether a value in or outside of a domain has a bar, and the drawing of that bar. */
async function barOf(subtype: BulletSubtype, domain: BulletDatum['domain'], value: number) {
  const { svg } = await renderChart(
    <Bullet
      id="bullet"
      subtype={subtype}
      data={[
        [{ title: 'Title', value, domain, valueFormatter: () => '', tickFormatter: () => '' }],
      ]}
    />,
    { theme: { bulletGraph: { barBackground: '#123456' } } },
  );
  unmountAll();
  return /<[^>]*#123456[^>]*>/.exec(svg)?.[0];
}

async function expectBarsOutside() {
  const straight = [BulletSubtype.horizontal, BulletSubtype.vertical];
  for (const subtype of straight) {
    const bar = (domain: BulletDatum['domain'], value: number) => barOf(subtype, domain, value);
    for (const [domain, beyond] of [
      [[0, 10], -3],
      [[5, 10], 3],
      [[-10, -5], -3],
    ] as const)
      expect(await bar([...domain], beyond), `${beyond} in ${domain.join()}`).toBeUndefined();
    for (const [domain, end, outside] of [
      [[0, 10], 10, 12],
      [[5, 10], 10, 20],
      [[-10, 10], -10, -20],
      [[-10, -5], -10, -20],
    ] as const) {
      const full = await bar([...domain], end);
      expect(full).toBeDefined();
      expect(await bar([...domain], outside)).toBe(full);
    }
  }
}

describe('api/specs/BulletGraph', () => {
  it('A target of 0 has a mark but no text.', async () => {
    for (const { subtype, domain } of combinations({
      subtype: Object.values(BulletSubtype),
      domain: [
        [0, 10],
        [-5, 10],
      ] as const,
    })) {
      const ends: BulletDatum['domain'] = [domain[0], domain[1]];
      const without = await drawn(subtype, ends);
      const { text, shapes } = await drawn(subtype, ends, 0);
      expect(text, subtype).toBeUndefined();
      expect(shapes - without.shapes, subtype).toBe(1);
      expect((await drawn(subtype, ends, 5)).text, subtype).toBe('/ v5');
    }
  });

  it(
    'A value outside of domain draws a bar up to the edge, or none beyond the end at which bars start.',
    expectBarsOutside,
  );
});
