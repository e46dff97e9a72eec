import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  LineAnnotation,
  Position,
  type LineAnnotationProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

const chart = (annotation: Partial<LineAnnotationProps>) =>
  renderChart(
    <>
      <Axis id="x" position={Position.Bottom} />
      <Axis id="y" position={Position.Left} />
      <LineAnnotation
        id="limit"
        domainType={AnnotationDomainType.YDomain}
        dataValues={[{ dataValue: 4, details: 'Limit' }]}
        {...(annotation as object)}
      />
      <BarSeries
        id="bars"
        data={[
          { x: 'A', y: 3 },
          { x: 'B', y: 8 },
        ]}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );

/** Returns the element of the marker. */
async function markerOf(annotation: Partial<LineAnnotationProps>) {
  const rendered = await chart({ marker: 'M', ...annotation });
  const marker = rendered.container.querySelector<HTMLElement>('.echAnnotation__marker')!;
  expect(marker.textContent).toContain('M');
  return { marker, canvas: rendered.container.querySelector('canvas')! };
}
const placeOf = async (annotation: Partial<LineAnnotationProps>) => {
  const { marker } = await markerOf(annotation);
  return marker.style.cssText;
};

describe('reference/notes/BaseAnnotationSpec', () => {
  it('Markers are always on top.', async () => {
    for (const zIndex of [-5, 0, 5]) {
      const { marker, canvas } = await markerOf({ zIndex });
      expect(canvas.contains(marker)).toBe(false);
      const { DOCUMENT_POSITION_FOLLOWING } = window.Node;
      const position = canvas.compareDocumentPosition(marker);
      expect(position & DOCUMENT_POSITION_FOLLOWING).toBe(DOCUMENT_POSITION_FOLLOWING);
    }
    const behind = drawingOf(await chart({ marker: 'M', zIndex: -5 }));
    expect(drawingOf(await chart({ marker: 'M', zIndex: 5 }))).not.toBe(behind);
  });
});

describe('reference/notes/LineAnnotationSpec', () => {
  it('Lines across the chart accept left and right, upright lines top and bottom; another side is ignored.', async () => {
    const { Left, Right, Top, Bottom } = Position;
    const upright: Partial<LineAnnotationProps> = {
      domainType: AnnotationDomainType.XDomain,
      dataValues: [{ dataValue: 'B' }],
    };
    const across = await placeOf({});
    expect(await placeOf({ markerPosition: Left })).toBe(across);
    expect(await placeOf({ markerPosition: Right })).not.toBe(across);
    for (const markerPosition of [Top, Bottom])
      expect(await placeOf({ markerPosition })).toBe(across);

    const below = await placeOf(upright);
    expect(await placeOf({ ...upright, markerPosition: Bottom })).toBe(below);
    expect(await placeOf({ ...upright, markerPosition: Top })).not.toBe(below);
    for (const markerPosition of [Left, Right])
      expect(await placeOf({ ...upright, markerPosition })).toBe(below);
  });
});

describe('reference/notes/LineAnnotationDatum', () => {
  it('Without a marker it has no effect.', async () => {
    const withLabel = { dataValues: [{ dataValue: 4, details: 'Limit', ariaLabel: 'Name' }] };
    const htmlOf = async (annotation: Partial<LineAnnotationProps>) =>
      (await chart(annotation)).container.querySelector('.echContainer')!.outerHTML;
    expect(await htmlOf(withLabel)).not.toContain('Name');
    expect(drawingOf(await chart(withLabel))).toBe(drawingOf(await chart({})));
    expect(await htmlOf({ ...withLabel, marker: 'M' })).toContain('aria-label="Name"');
  });
});
