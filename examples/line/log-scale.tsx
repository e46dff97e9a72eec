import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const models = [
  { family: 'Processors', year: 1971, transistors: 2_300 },
  { family: 'Processors', year: 1978, transistors: 29_000 },
  { family: 'Processors', year: 1985, transistors: 275_000 },
  { family: 'Processors', year: 1993, transistors: 3_100_000 },
  { family: 'Processors', year: 2000, transistors: 42_000_000 },
  { family: 'Processors', year: 2008, transistors: 731_000_000 },
  { family: 'Processors', year: 2014, transistors: 2_600_000_000 },
  { family: 'Processors', year: 2022, transistors: 20_000_000_000 },
  { family: 'Graphics', year: 1999, transistors: 17_000_000 },
  { family: 'Graphics', year: 2006, transistors: 681_000_000 },
  { family: 'Graphics', year: 2012, transistors: 3_500_000_000 },
  { family: 'Graphics', year: 2017, transistors: 21_000_000_000 },
  { family: 'Graphics', year: 2022, transistors: 76_000_000_000 },
];

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

/**
 * Logarithmic lines
 *
 * On a logarithmic scale, `yScaleType` `Log`, steady growth is a straight line. `logBase` in the `domain` of the
 * axis, 10 by default, says at which powers the ticks are; `xNice` and `yNice` round the ends of the axes.
 *
 * @alt Line chart of transistors a chip on a logarithmic scale; processors rise almost straight from 2,300 in 1971 to 20 billion in 2022, graphics chips lie above them since 2006.
 * @tag log
 * @tag several series
 */
export default function LogScale() {
  return (
    <Chart size={{ height: 360 }} title="Transistors a chip">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="year"
        position={Position.Bottom}
        maximumFractionDigits={0}
        tickFormat={String}
      />
      <Axis
        id="transistors"
        position={Position.Left}
        domain={{ min: NaN, max: NaN, fit: true, logBase: 10 }}
        gridLine={{ visible: true }}
        tickFormat={(value) => compact.format(value)}
      />
      <LineSeries
        id="chips"
        name="Chips"
        data={models}
        xScaleType={ScaleType.Linear}
        yScaleType={ScaleType.Log}
        xAccessor="year"
        yAccessors={['transistors']}
        splitSeriesAccessors={['family']}
        xNice
        yNice
        color={['#2f7fd0', '#d6477f']}
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'always', radius: 3 },
        }}
      />
    </Chart>
  );
}
