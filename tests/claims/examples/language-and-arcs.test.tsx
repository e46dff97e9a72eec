import { Bullet, BulletSubtype, type BulletDatum } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../render-chart';
import { showExample } from '../show-example';
import { soon } from '../soon';

describe('examples/interaction/locale', () => {
  it('locale names the language of a time axis with rows, dow the day on which its weeks begin, from 1 for Monday to 7 for Sunday.', async () => {
    const shown = await showExample('interaction/locale');
    const labels = () => shown.states()[0]!.axes!.x[0]!.labels;
    // The fifth of May is a Monday.
    expect(labels()).toEqual(expect.arrayContaining(['Mai 2025', '5', '12', '19']));
    shown.choose('Country', '2');
    await soon(() =>
      expect(labels()).toEqual(
        expect.arrayContaining(['May 2025', 'June 2025', '11th', '18th', '25th']),
      ),
    );
    expect(labels()).not.toContain('12th');
  });
});

describe('examples/bullet', () => {
  it('subtype vertical turns the bars upright; one row of data puts them side by side.', async () => {
    const cell: BulletDatum = {
      title: 'Sales',
      value: 3,
      domain: [0, 9],
      ticks: [0, 3, 6, 9],
      valueFormatter: String,
      tickFormatter: String,
    };
    /** Returns the places of the cells. */
    const placesOf = async (subtype: BulletSubtype, data: BulletDatum[][]) => {
      const { svg } = await renderChart(<Bullet id="bullet" subtype={subtype} data={data} />);
      const places = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)];
      return {
        right: places.some(([, x]) => Number(x) > 300),
        below: places.some(([, , y]) => Number(y) > 140),
      };
    };
    for (const subtype of [BulletSubtype.vertical, BulletSubtype.horizontal]) {
      expect(await placesOf(subtype, [[cell, cell]])).toEqual({ right: true, below: false });
      expect(await placesOf(subtype, [[cell], [cell]])).toEqual({ right: false, below: true });
    }
  });
});
