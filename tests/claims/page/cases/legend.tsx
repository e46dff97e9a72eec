import { BarSeries, Chart, Position, Settings, type LegendColorPicker } from '@elastic/charts';
import { record } from '../record';

const query = new URLSearchParams(location.search);

const Picker: LegendColorPicker = ({ onChange, onClose }) => (
  <div>
    <button type="button" onClick={() => onChange('#ff0000')}>
      Change
    </button>
    <button type="button" onClick={onClose}>
      Close
    </button>
    <button
      type="button"
      onClick={() => {
        onChange('#00ff00');
        onClose();
      }}
    >
      Change and close
    </button>
  </div>
);

/** Three series with a legend at the bottom. With `picker` in the query string, it has a color picker. */
export default function Legend() {
  return (
    <Chart size={{ width: 600, height: 300 }}>
      <Settings
        debugState
        showLegend
        legendPosition={Position.Bottom}
        onLegendItemClick={record('onLegendItemClick')}
        onLegendItemPlusClick={record('onLegendItemPlusClick')}
        onLegendItemMinusClick={record('onLegendItemMinusClick')}
        legendColorPicker={query.has('picker') ? Picker : undefined}
      />
      <BarSeries
        id="fruit"
        data={[{ x: 'Spring', apples: 1, pears: 2, plums: 3 }]}
        xAccessor="x"
        yAccessors={['apples', 'pears', 'plums']}
      />
    </Chart>
  );
}
