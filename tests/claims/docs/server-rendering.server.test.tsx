import { renderToString } from 'react-dom/server';
import { BarSeries, Chart, Meter } from '@elastic/charts';
import { describe, expect, it } from 'vitest';

// No document is created here: Vitest runs this file as on a server.
describe('docs/server-rendering', () => {
  it('You can import @elastic/charts on a server, but rendering a Chart there throws "window is not defined".', () => {
    expect(() =>
      renderToString(
        <Chart size={{ height: 200 }}>
          <BarSeries id="a" data={[{ x: 'a', y: 1 }]} xAccessor="x" yAccessors={['y']} />
        </Chart>,
      ),
    ).toThrow('window is not defined');
  });

  it('Meter is plain HTML and renders on a server.', () => {
    const html = renderToString(
      <Meter
        value={1}
        domain={[0, 2]}
        fill={{ type: 'single', color: '#0077bb' }}
        trackColor="#eeeeee"
        ariaLabel="Load"
      />,
    );
    expect(html).toContain('role="meter"');
  });
});

describe('docs/troubleshooting', () => {
  it('You can import the library on a server, but rendering a chart there throws "window is not defined".', () => {
    expect(() => renderToString(<Chart />)).toThrow('window is not defined');
  });
});

describe('docs/metric-tiles', () => {
  it('A meter throws without fill; it needs value, domain and trackColor too.', () => {
    // @ts-expect-error fill is required
    expect(() => renderToString(<Meter value={1} domain={[0, 2]} trackColor="#eeeeee" />)).toThrow(
      TypeError,
    );
  });
});
