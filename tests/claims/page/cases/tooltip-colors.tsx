import { BarSeries, Chart, Settings } from '@elastic/charts';

const colors = { backgroundColor: '#102a43', color: '#f0f4f8' };

/** The rule of the guide on tooltips, without which a tooltip has the colors of the library's stylesheet. */
const rule = `[id^='echTooltipPortal'] :is(.echTooltip, .echTooltipHeader, .echTooltip__tableWrapper) {
  background-color: ${colors.backgroundColor};
  color: ${colors.color};
}`;

/** A chart with a theme and, with `rule` in the query string, the rule. */
export default function TooltipColors() {
  return (
    <>
      {new URLSearchParams(location.search).has('rule') && <style>{rule}</style>}
      <Chart size={{ height: 300 }}>
        <Settings theme={{ background: { color: colors.backgroundColor } }} />
        <BarSeries id="bars" data={[{ x: 'A', y: 1 }]} xAccessor="x" yAccessors={['y']} />
      </Chart>
    </>
  );
}
