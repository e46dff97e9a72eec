import {
  AnnotationDomainType,
  Axis,
  LineAnnotation,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { axisOf, renderChart, unmountAll } from './render-chart';

const { XDomain, YDomain } = AnnotationDomainType;
const line = (id: string, domainType: typeof XDomain | typeof YDomain, dataValue: number) => (
  <LineAnnotation key={id} id={id} domainType={domainType} dataValues={[{ dataValue }]} />
);
const listed = (
  <RectAnnotation key="listed" id="listed" dataValues={[{ coordinates: { y0: -24, y1: -18 } }]} />
);
const others = [
  line('date', XDomain, 1),
  line('limit', YDomain, -21),
  <RectAnnotation key="range" id="range" dataValues={[{ coordinates: { y0: -22, y1: -21 } }]} />,
  <RectAnnotation key="period" id="period" dataValues={[{ coordinates: { x0: 0, x1: 1 } }]} />,
];

/** Returns the ends of a fitted y axis of values from -22 to -20. */
async function endsOf(annotations: ReactElement[], ids = ['listed']) {
  const { debugState } = await renderChart(
    <>
      <Axis
        id="y"
        position={Position.Left}
        domain={{ min: NaN, max: NaN, fit: true, includeDataFromIds: ids }}
      />
      <LineSeries
        id="line"
        data={[-22, -20, -21].map((y, x) => ({ x, y }))}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
      {annotations}
    </>,
  );
  unmountAll();
  const { values } = axisOf(debugState, 'y');
  return [values[0], values.at(-1)];
}

async function expectOrder() {
  for (const other of others) {
    expect(await endsOf([other, listed])).toEqual([-24, -18]);
    expect(await endsOf([listed, other])).toEqual([-22, -20]);
    expect(await endsOf([listed, other], ['listed', `${other.key}`])).toEqual([-24, -18]);
  }
  const elsewhere = (
    <LineAnnotation
      key="elsewhere"
      id="elsewhere"
      groupId="elsewhere"
      domainType={YDomain}
      dataValues={[{ dataValue: 1 }]}
    />
  );
  expect(await endsOf([listed, elsewhere])).toEqual([-24, -18]);
}

describe('docs/annotations', () => {
  it(
    'The list works only if every annotation of the same group that is declared after it is listed, too. Each other one discards the values of those before it, even a date without a y value: declare the listed ones last.',
    expectOrder,
  );
});

describe.each(['api/specs/xy/LineAnnotation', 'reference/notes/BaseAnnotationSpec'])('%s', () => {
  it(
    'Declare it after the annotations of its group that are not named: each of them discards the values of those before it.',
    expectOrder,
  );
});

describe('docs/troubleshooting', () => {
  it(
    'Name the annotation in includeDataFromIds of the domain, and declare it after those that are not named.',
    expectOrder,
  );
});
