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
});
