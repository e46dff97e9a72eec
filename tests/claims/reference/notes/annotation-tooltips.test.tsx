import {
  AnnotationDomainType,
  LineAnnotation,
  RectAnnotation,
  Tooltip,
  type AnnotationPortalSettings,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { line } from '../../every-chart';
import { mouse, move } from '../../pointer';
import { renderChart, unmountAll } from '../../render-chart';

/** Settings of an annotation, and whether its lines have a marker. */
interface Options extends Partial<AnnotationPortalSettings> {
  marker?: string;
}

const rectangle = (props: Options = {}) => (
  <RectAnnotation
    id="range"
    dataValues={[{ coordinates: { x0: 0.5, x1: 1.5 }, details: 'Text' }]}
    {...props}
  />
);
const limit = (props: Options = {}) => (
  <LineAnnotation
    id="limit"
    domainType={AnnotationDomainType.YDomain}
    dataValues={[{ dataValue: 4, details: 'Text' }]}
    marker="M"
    {...props}
  />
);

/** Moves the pointer over the marker of a line, or over the plot area if there is none, and returns the tooltip. */
async function tooltipOf(spec: ReactElement) {
  // Tooltips are outside of their chart.
  unmountAll();
  const { container } = await renderChart(
    <>
      {spec}
      {line}
    </>,
  );
  const marker = container.querySelector('.echAnnotation__marker');
  if (marker) await mouse(marker, 'mouseover', 0, 180);
  else await move(container, 300, 180);
  return document.querySelector('.echTooltip');
}
const textOf = async (spec: ReactElement) => (await tooltipOf(spec))?.textContent;

/** Returns the side of a tooltip that fits to the right of its anchor, 20 pixels from the edge of the page. */
async function sideOf(spec: ReactElement) {
  // The headless DOM has no layout. Anchors are at the top left of the page, without a size.
  const { prototype } = window.HTMLElement;
  const page = document.documentElement;
  const spies = [
    vi.spyOn(prototype, 'offsetWidth', 'get').mockReturnValue(100),
    vi.spyOn(prototype, 'offsetHeight', 'get').mockReturnValue(100),
    vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(130),
    vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(1000),
  ];
  const tooltip = await tooltipOf(spec);
  for (const spy of spies) spy.mockRestore();
  return tooltip?.closest<HTMLElement>('[data-popper-placement]')?.dataset.popperPlacement;
}

async function expectNoBoundaryPadding(annotation: (options: Options) => ReactElement) {
  expect(await sideOf(annotation({}))).toBe('right');
  expect(await sideOf(annotation({ boundaryPadding: 40 }))).toBe('right');
  // The distance from the anchor leaves too little space, as the padding does in the tooltip of the series.
  expect(await sideOf(annotation({ offset: 40 }))).toBe('bottom');
  expect(await sideOf(<Tooltip />)).toBe('right');
  expect(await sideOf(<Tooltip boundaryPadding={40} />)).toBe('bottom');
}
async function expectNoBoundaryPaddingOnAnnotations() {
  await expectNoBoundaryPadding(rectangle);
  await expectNoBoundaryPadding(limit);
}

describe('api/specs/types/AnnotationPortalSettings', () => {
  it('boundaryPadding has no effect on annotations.', expectNoBoundaryPaddingOnAnnotations);

  it('customTooltipDetails replaces the text below the header, customTooltip the whole tooltip.', async () => {
    const customTooltipDetails = () => <b>own details</b>;
    const customTooltip = () => <b>own tooltip</b>;
    expect(await textOf(limit())).toBe('4Text');
    expect(await textOf(limit({ customTooltipDetails }))).toBe('4own details');
    // A rectangle has no header.
    expect(await textOf(rectangle())).toBe('Text');
    expect(await textOf(rectangle({ customTooltipDetails }))).toBe('own details');
    for (const annotation of [limit, rectangle]) {
      expect(await textOf(annotation({ customTooltip }))).toBe('own tooltip');
      expect(await textOf(annotation({ customTooltip, customTooltipDetails }))).toBe('own tooltip');
    }
  });
});

describe('api/specs/types/AnnotationPortalSettings', () => {
  it('It gets details and nothing else; customTooltip gets datum too, and header if a line has one.', async () => {
    const names = async (
      prop: 'customTooltip' | 'customTooltipDetails',
      annotation: (options: Options) => ReactElement,
    ) => {
      let props: object = {};
      await textOf(
        annotation({
          [prop]: (given: object) => {
            props = given;
            return null;
          },
        }),
      );
      return Object.keys(props).sort();
    };
    const withHeader = (options: Options) => (
      <LineAnnotation
        id="limit"
        domainType={AnnotationDomainType.YDomain}
        dataValues={[{ dataValue: 4, header: 'Limit', details: 'Text' }]}
        marker="M"
        {...options}
      />
    );
    for (const annotation of [rectangle, limit, withHeader]) {
      expect(await names('customTooltipDetails', annotation)).toEqual(['details']);
      expect(await names('customTooltip', annotation)).toEqual([
        'datum',
        'details',
        ...(annotation === withHeader ? ['header'] : []),
      ]);
    }
  });
});

describe('reference/notes/AnnotationPortalSettings', () => {
  it(
    'Of the placement settings, boundaryPadding has no effect on annotations.',
    expectNoBoundaryPaddingOnAnnotations,
  );

  it('It has no effect together with customTooltip.', async () => {
    const customTooltip = () => <>Own tooltip</>;
    const customTooltipDetails = () => <>Own details</>;
    for (const annotation of [rectangle, limit]) {
      expect(await textOf(annotation({ customTooltip, customTooltipDetails }))).toBe('Own tooltip');
      expect(await textOf(annotation({ customTooltipDetails }))).toContain('Own details');
    }
  });
});

describe('reference/notes/BaseAnnotationSpec', () => {
  it(
    'No effect: the tooltips of annotations do not pass it on.',
    expectNoBoundaryPaddingOnAnnotations,
  );

  it('A line annotation has a tooltip only with a marker, because the marker is what reacts to the pointer.', async () => {
    expect(await textOf(limit())).toContain('Text');
    // The pointer is on the line.
    expect(await textOf(limit({ marker: undefined }))).not.toContain('Text');
  });
});

describe('reference/notes/LineAnnotation', () => {
  it('No effect: the tooltips of annotations do not pass it on.', () =>
    expectNoBoundaryPadding(limit));
});

describe('reference/notes/RectAnnotation', () => {
  it('No effect: the tooltips of annotations do not pass it on.', () =>
    expectNoBoundaryPadding(rectangle));
});
