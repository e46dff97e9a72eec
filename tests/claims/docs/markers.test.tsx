import { AnnotationDomainType, LineAnnotation, LineSeries, ScaleType } from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { renderChart } from '../render-chart';
import { soon } from '../soon';

const annotated = (
  <>
    <LineAnnotation
      id="deployment"
      domainType={AnnotationDomainType.XDomain}
      dataValues={[{ dataValue: 2, details: 'Version 2' }]}
      marker={<span>marker</span>}
    />
    <LineSeries
      id="line"
      data={[
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ]}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
    />
  </>
);

describe('docs/accessibility', () => {
  it('a tooltip on focus; Enter and Space do not call onAnnotationClick', async () => {
    const onAnnotationClick = vi.fn();
    for (const settings of [{}, { onAnnotationClick }]) {
      const { container } = await renderChart(annotated, settings);
      const marker = container.querySelector<HTMLElement>('.echAnnotation__marker')!;
      expect(marker.tabIndex).toBe(0);
      expect(marker.getAttribute('aria-label')).toBe('Version 2');
      marker.focus();
      await soon(() =>
        expect(document.querySelector('[role=tooltip]')?.textContent).toContain('Version 2'),
      );
      // Browsers click a focused button on Enter and Space.
      marker.click();
      marker.blur();
      await soon(() => expect(document.querySelector('[role=tooltip]')).toBeNull());
    }
    expect(onAnnotationClick).not.toHaveBeenCalled();
  });
});
