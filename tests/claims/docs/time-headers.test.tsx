import {
  Axis,
  LineSeries,
  Position,
  ScaleType,
  Tooltip,
  timeFormatter,
  type AxisProps,
  type TooltipProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { tooltipAt } from '../pointer';
import { renderChart } from '../render-chart';

const noon = Date.UTC(2025, 2, 26, 12, 20);
const milliseconds = '1742991600000';

/** Returns the header of the tooltip of a line over time. */
async function header(axis?: Partial<AxisProps>, tooltip?: TooltipProps, groupId?: string) {
  const { container } = await renderChart(
    <>
      {tooltip && <Tooltip {...tooltip} />}
      {axis && <Axis id="x" position={Position.Bottom} {...axis} />}
      <LineSeries
        id="line"
        groupId={groupId}
        data={[-1, 0, 1].map((hour) => ({ x: noon + hour * 3_600_000, y: 1 }))}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );
  return (await tooltipAt(container, 300, 150))?.querySelector('.echTooltipHeader')?.textContent;
}

describe('docs/time-axis', () => {
  it("Without tickFormat on the axis its header shows milliseconds such as 1742991600000: set timeFormatter('D MMM, HH:mm').", async () => {
    expect(await header({})).toBe(milliseconds);
    expect(await header({ tickFormat: timeFormatter('D MMM, HH:mm') })).toBe('26 Mar, 12:20');
  });
});

describe('docs/tooltips', () => {
  it('On a time scale a header without a format shows milliseconds such as 1742991600000, even above rows of dates.', async () => {
    expect(await header()).toBe(milliseconds);
    expect(await header({ timeAxisLayerCount: 2 })).toBe(milliseconds);
  });
});

describe('docs/troubleshooting', () => {
  it('In a chart without an axis, pass a headerFormatter to Tooltip.', async () => {
    const format = timeFormatter('D MMM, HH:mm');
    const headerFormatter: TooltipProps['headerFormatter'] = ({ value }) =>
      format(value, { timeZone: 'utc' });
    expect(await header(undefined, { headerFormatter })).toBe('26 Mar, 12:20');
  });

  it('It formats the header of series with the same groupId only.', async () => {
    const tickFormat = timeFormatter('D MMM, HH:mm');
    expect(await header({ tickFormat }, undefined, 'second')).toBe(milliseconds);
    expect(await header({ tickFormat, groupId: 'second' }, undefined, 'second')).toBe(
      '26 Mar, 12:20',
    );
  });
});

describe('docs/dashboard', () => {
  it('Where you could get stuck: without headerFormatter the header shows milliseconds, although the axis has dates.', async () => {
    expect(await header({})).toBe(milliseconds);
  });
});
