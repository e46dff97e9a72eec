import {
  ScaleType,
  type HeatmapBandsColorScale,
  type LinearScale,
  type LineSeriesProps,
  type OrdinalScale,
  type PropsOrChildrenWithProps,
  type ScaleContinuousType,
  type TimeScale,
  type TooltipTableColumnColor,
  type TooltipTableColumnCustom,
  type TooltipTableColumnNumber,
  type TooltipTableColumnText,
} from '@elastic/charts';
import { describe, expect, expectTypeOf, it } from 'vitest';

describe('reference/notes/HeatmapBandsColorScale', () => {
  it("Always 'bands'; no other kind exists.", () => {
    expectTypeOf<HeatmapBandsColorScale['type']>().toEqualTypeOf<'bands'>();
  });
});

describe('reference/notes/LinearScale', () => {
  it('Always ScaleType.Linear.', () => {
    expectTypeOf<LinearScale['type']>().toEqualTypeOf(ScaleType.Linear);
  });
});

describe('reference/notes/OrdinalScale', () => {
  it('Always ScaleType.Ordinal.', () => {
    expectTypeOf<OrdinalScale['type']>().toEqualTypeOf(ScaleType.Ordinal);
  });
});

describe('reference/notes/TimeScale', () => {
  it('Always ScaleType.Time.', () => {
    expectTypeOf<TimeScale['type']>().toEqualTypeOf(ScaleType.Time);
  });
});

describe('reference/notes/ScaleContinuousType', () => {
  it('A y scale is always one of these; ScaleType says what each does.', () => {
    expectTypeOf<NonNullable<LineSeriesProps['yScaleType']>>().toEqualTypeOf<ScaleContinuousType>();
    expectTypeOf(ScaleType.Ordinal).not.toExtend<ScaleContinuousType>();
    const types: Record<ScaleContinuousType, true> = {
      linear: true,
      log: true,
      linear_binary: true,
      sqrt: true,
      time: true,
    };
    expect(Object.values<string>(ScaleType)).toEqual(
      expect.arrayContaining([...Object.keys(types), 'ordinal']),
    );
  });
});

describe('reference/notes/TooltipTableColumnColor', () => {
  it("Always 'color'.", () => {
    expectTypeOf<TooltipTableColumnColor['type']>().toEqualTypeOf<'color'>();
  });
});

describe('reference/notes/TooltipTableColumnCustom', () => {
  it("Always 'custom'.", () => {
    expectTypeOf<TooltipTableColumnCustom['type']>().toEqualTypeOf<'custom'>();
  });
});

describe('reference/notes/TooltipTableColumnNumber', () => {
  it("Always 'number'.", () => {
    expectTypeOf<TooltipTableColumnNumber['type']>().toEqualTypeOf<'number'>();
  });
});

describe('reference/notes/TooltipTableColumnText', () => {
  it("Always 'text'.", () => {
    expectTypeOf<TooltipTableColumnText['type']>().toEqualTypeOf<'text'>();
  });
});

describe('reference/notes/PropsOrChildrenWithProps', () => {
  it('A type helper for components that take either children or props that describe the content, never both.', () => {
    type Props = PropsOrChildrenWithProps<{ text: string }, { gap: number }, { className: string }>;
    interface Common {
      className: string;
    }
    expectTypeOf<Common & { text: string }>().toExtend<Props>();
    expectTypeOf<Common & { gap: number; children: string }>().toExtend<Props>();
    expectTypeOf<Common & { text: string; gap: number; children: string }>().not.toExtend<Props>();
  });
});
