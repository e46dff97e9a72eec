import { Chart, LayoutDirection, Meter, Metric, type MeterProps } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { elementIn, render, unmountAll } from '../../render-chart';

/** Renders a meter of 40 between 0 and 100. */
async function meter(props: Partial<MeterProps>) {
  const { container } = await render(
    <Meter
      value={40}
      domain={[0, 100]}
      fill={{ type: 'single', color: 'lime' }}
      trackColor="#eeeeee"
      orientation={LayoutDirection.Horizontal}
      size="small"
      baseline={0}
      showBaselineMarker={false}
      roundTrackStart={false}
      roundTrackEnd={false}
      roundFillStart={false}
      roundFillEnd={false}
      ariaLabel="Used"
      {...props}
    />,
  );
  const bar = elementIn(container, '[role=meter]');
  const paint = container.querySelector<HTMLElement>('.echMeterFillPaint');
  const target = container.querySelector<HTMLElement>('.echMeterTarget');
  const result = {
    ends: [bar.style.left, bar.style.right],
    color: paint?.style.backgroundColor,
    gradient: paint?.style.backgroundImage,
    target: target?.style.left,
    marker: container.querySelector('.echMeterBaselineMarker') !== null,
    announced: ['min', 'max', 'now'].map((name) => bar.getAttribute(`aria-value${name}`)),
  };
  unmountAll();
  return result;
}

type Stops = [number, string][];
const palette = (stops: Stops, style: 'solid' | 'gradient' = 'solid', fallbackColor?: string) =>
  meter({
    fill: {
      type: 'palette',
      style,
      colorStops: stops.map(([stop, color]) => ({ stop, color })),
      fallbackColor,
    },
  });
const [red, blue] = ['#ff0000', '#0000ff'];

describe('reference/notes/MeterPaletteFill', () => {
  it('Colors at values of the domain, in any order; between two stops they are blended. Before the first and after the last stop its color continues.', async () => {
    const ends: Stops = [
      [0, red],
      [100, blue],
    ];
    const { color } = await palette(ends);
    expect((await palette([...ends].reverse())).color).toBe(color);
    expect(['rgb(255, 0, 0)', 'rgb(0, 0, 255)']).not.toContain(color);
    const before = await palette([
      [60, blue],
      [80, red],
    ]);
    expect(before.color).toBe('rgb(0, 0, 255)');
    const after = await palette([
      [10, blue],
      [20, red],
    ]);
    expect(after.color).toBe('rgb(255, 0, 0)');
  });

  it('Of two stops at the same value only the last one counts, so a hard edge needs two stops close together.', async () => {
    const stops: Stops = [
      [0, '#000000'],
      [40, blue],
      [40, red],
      [100, '#ffffff'],
    ];
    expect((await palette(stops)).color).toBe('rgb(255, 0, 0)');
    const { gradient } = await palette(stops, 'gradient');
    expect(gradient).toContain(red);
    expect(gradient).not.toContain(blue);
  });

  it('Color of the fill when colorStops is empty.', async () => {
    expect((await palette([], 'solid', red)).color).toBe('rgb(255, 0, 0)');
  });

  it('Default: trackColor, so that the fill cannot be seen.', async () => {
    expect((await palette([])).color).toBe('rgb(238, 238, 238)');
  });
});

describe('reference/notes/MeterColorStop', () => {
  it('Outside of the domain it moves to the nearer end.', async () => {
    const outside: Stops = [
      [-50, '#000000'],
      [150, '#ffffff'],
    ];
    const atEnds: Stops = [
      [0, '#000000'],
      [100, '#ffffff'],
    ];
    expect((await palette(outside)).color).toBe((await palette(atEnds)).color);
  });
});

describe('reference/notes/MeterProps', () => {
  it('Values above it fill toward the end of the track, values below it toward the start. Outside of the domain it counts as the nearer end.', async () => {
    expect((await meter({ baseline: 20 })).ends).toEqual(['20%', '60%']);
    expect((await meter({ baseline: 50 })).ends).toEqual(['40%', '50%']);
    expect((await meter({ baseline: 500 })).ends).toEqual(['40%', '0%']);
  });

  it('Draws a short line beside the track at baseline, if it is in domain.', async () => {
    const showBaselineMarker = true;
    expect((await meter({ baseline: 50, showBaselineMarker })).marker).toBe(true);
    expect((await meter({ baseline: 500, showBaselineMarker })).marker).toBe(false);
  });

  it('An arrow marks it beside the track; outside of the domain it is at the nearer end. null or undefined draw none, 0 is a target like any other.', async () => {
    for (const [target, share] of [
      [0, '0%'],
      [70, '70%'],
      [200, '100%'],
      [-9, '0%'],
    ] as const)
      expect((await meter({ target })).target).toContain(share);
    for (const target of [null, undefined])
      expect((await meter({ target } as Partial<MeterProps>)).target).toBeUndefined();
  });

  it('When both are equal, the track stays empty.', async () => {
    expect((await meter({ domain: [5, 5] })).color).toBeUndefined();
  });

  it('Number that screen readers announce, limited to the two bounds.', async () => {
    const bounds = { ariaValueMin: 10, ariaValueMax: 30 };
    expect((await meter({ ...bounds, ariaValueNow: 50 })).announced).toEqual(['10', '30', '30']);
    expect((await meter({})).announced).toEqual(['0', '100', '40']);
  });
});

describe('reference/notes/MetricWProgress', () => {
  it('Default: from the height of the tile: small below 300 px, large from 600 px, medium in between.', async () => {
    for (const [height, size] of [
      [100, 'small'],
      [299, 'small'],
      [300, 'medium'],
      [599, 'medium'],
      [600, 'large'],
    ] as const) {
      const tile = {
        title: 'Tile',
        color: '#6dccb1',
        value: 4,
        valueFormatter: String,
        domainMax: 8,
        progressBarDirection: LayoutDirection.Horizontal,
      };
      const { container } = await render(
        <Chart size={{ height }}>
          <Metric id="metric" data={[[tile]]} />
        </Chart>,
      );
      expect(elementIn(container, '.echMeter').className).toContain(`echMeter--${size}`);
      unmountAll();
    }
  });
});
