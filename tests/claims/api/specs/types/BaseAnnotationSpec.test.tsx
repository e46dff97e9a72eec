import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  LineAnnotation,
  LineSeries,
  Position,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../../render-chart';

/** Returns the vertical position, in pixels, of a line at 50: one scale ends at 100, that of the second group at 1000. */
async function positionOfLine(groupId?: string): Promise<number> {
  const { svg } = await renderChart(
    <>
      <Axis id="small" position={Position.Left} />
      <Axis id="large" position={Position.Right} groupId="large" />
      <BarSeries id="a" data={[{ x: 'a', y: 100 }]} xAccessor="x" yAccessors={['y']} />
      <LineSeries
        id="b"
        groupId="large"
        data={[{ x: 'a', y: 1000 }]}
        xAccessor="x"
        yAccessors={['y']}
      />
      <LineAnnotation
        id="line"
        groupId={groupId}
        domainType={AnnotationDomainType.YDomain}
        dataValues={[{ dataValue: 50 }]}
        style={{ line: { stroke: '#123456', strokeWidth: 1, opacity: 1 } }}
      />
    </>,
  );
  const [, y] = /#123456"[^>]*? d="M[\d.]+ ([\d.]+)/.exec(svg) ?? [];
  return Number(y);
}

describe('api/specs/types/BaseAnnotationSpec', () => {
  it('groupId must be the one of a series when your chart has several y scales, or the annotation stands on the wrong one.', async () => {
    const [small, large] = [await positionOfLine(), await positionOfLine('large')];
    // In the middle of the plot, and near its lower end.
    expect(small).toBeGreaterThan(100);
    expect(large - small).toBeGreaterThan(80);
  });
});
