import { Chart, Metric, type MetricDatum } from '@elastic/charts';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../render-chart';
import { showExample } from '../../show-example';

/** Renders a tile with a second figure. */
async function withExtra(extra: object): Promise<HTMLElement> {
  const datum = {
    title: 'Tile',
    color: '#6dccb1',
    value: 4,
    valueFormatter: String,
    extra: { value: '+5', ...extra },
  } as MetricDatum;
  const { container } = await render(
    <Chart size={{ height: 300 }}>
      <Metric id="metric" data={[[datum]]} />
    </Chart>,
  );
  return container;
}

describe('reference/notes/SecondaryMetricProps', () => {
  it('Without it there is no badge, and the other props of the badge and of the icon have no effect.', async () => {
    const badge = {
      badgeTextColor: '#112233',
      badgeBorderColor: { mode: 'custom', color: '#445566' },
      icon: '↑',
      iconPosition: 'before',
    };
    const plain = (await withExtra({})).querySelector('.echSecondaryMetric')!.outerHTML;
    expect((await withExtra(badge)).querySelector('.echSecondaryMetric')!.outerHTML).toBe(plain);
    const { textContent, innerHTML } = await withExtra({ ...badge, badgeColor: '#ffffff' });
    expect(textContent).toContain('↑');
    expect(innerHTML).toContain('Badge');
  });

  it("Your own component for the tooltip, in place of the library's. It counts only with labelPosition: 'tooltip' and a label. It must render its children, or the figure is missing.", async () => {
    const Tooltip = ({ children }: { children?: ReactNode }) => <b className="own">{children}</b>;
    const own = async (extra: object) =>
      (await withExtra({ labelTooltip: Tooltip, ...extra })).querySelector('.own');
    expect((await own({ labelPosition: 'tooltip', label: 'Change' }))!.textContent).toContain('+5');
    expect(await own({ labelPosition: 'tooltip' })).toBeNull();
    expect(await own({ label: 'Change' })).toBeNull();
    const empty = await withExtra({
      labelTooltip: () => <b />,
      labelPosition: 'tooltip',
      label: 'Change',
    });
    expect(empty.textContent).not.toContain('+5');
  });

  it('fontSize and color have no effect; the tile sets them.', async () => {
    const styled = async (style: object) =>
      (await withExtra({ style })).querySelector('.echSecondaryMetric')!.outerHTML;
    expect(await styled({ fontSize: 99, color: '#112233' })).toBe(await styled({}));
    expect(await styled({ opacity: 0.5 })).not.toBe(await styled({}));
  });
});

describe('examples/metric/secondary', () => {
  it('With badgeColor it is shown in a badge. Only there icon adds an arrow, so that the direction is not indicated by color alone.', async () => {
    const textOf = async (extra: object) => (await withExtra(extra)).textContent;
    expect(await textOf({ icon: '▲' })).not.toContain('▲');
    expect(await textOf({ icon: '▲', badgeColor: '#a6edcf' })).toContain('▲');
    const { container } = await showExample('metric/secondary');
    const badges = [...container.querySelectorAll('.echBadge__content')];
    expect(badges.map(({ textContent }) => textContent?.at(-1))).toEqual(['▲', '▼']);
  });
});
