import { Chart, Settings } from '@elastic/charts';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { line } from '../../chart-types';
import { drawingOf } from '../../drawing-of';
import { render, type Rendered } from '../../render-chart';

const chart = (props: Partial<ComponentProps<typeof Chart>>) => (
  <Chart size={{ height: 300 }} {...props}>
    <Settings ariaDescription="Description" />
    {[line('a'), line('b')]}
  </Chart>
);

const htmlOf = ({ container }: Rendered) => container.innerHTML;

describe('reference/notes/ChartProps', () => {
  it('Has no effect: nothing in the library reads it.', async () => {
    const plain = await render(chart({ id: 'chart' }));
    for (const renderer of ['svg', 'canvas'] as const) {
      const rendered = await render(chart({ id: 'chart', renderer }));
      expect(drawingOf(rendered)).toBe(drawingOf(plain));
      expect(htmlOf(rendered)).toBe(htmlOf(plain));
    }
    expect(htmlOf(plain)).toContain('<canvas');
    expect(htmlOf(await render(chart({ id: 'chart', className: 'a' })))).not.toBe(htmlOf(plain));
  });

  it('Changes after the first render are ignored.', async () => {
    const first = await render(chart({ id: 'first' }));
    expect(htmlOf(first)).toContain('first--');
    const changed = await first.rerender(chart({ id: 'second' }));
    expect(htmlOf(changed)).toContain('first--');
    expect(htmlOf(changed)).not.toContain('second--');
    expect(htmlOf(await render(chart({ id: 'second' })))).toContain('second--');
  });
});
