import { useEffect, useRef } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type LegendColorPicker,
} from '@elastic/charts';

const seasons = [
  { season: 'Spring', apples: 34, pears: 21, plums: 8 },
  { season: 'Summer', apples: 18, pears: 14, plums: 42 },
  { season: 'Autumn', apples: 71, pears: 48, plums: 29 },
  { season: 'Winter', apples: 45, pears: 19, plums: 3 },
];

const choices = {
  Red: '#d1495b',
  Orange: '#e08e2b',
  Green: '#3a9d6e',
  Blue: '#3f7fc1',
};

const Picker: LegendColorPicker = ({ anchor, color, onChange, onClose }) => {
  const picker = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { bottom, left } = anchor.getBoundingClientRect();
    const style = picker.current?.style;
    style?.setProperty('top', `${bottom + 4}px`);
    style?.setProperty('left', `${Math.min(left, window.innerWidth - 300)}px`);
    picker.current?.showModal();
  }, [anchor]);
  return (
    <dialog
      ref={picker}
      aria-label="Color"
      onClose={onClose}
      style={{ margin: 0, width: 240 }}
    >
      {Object.entries(choices).map(([name, value]) => (
        <label key={name} style={{ display: 'block' }}>
          <input
            type="radio"
            name="series-color"
            checked={color.toLowerCase() === value}
            onChange={() => onChange(value)}
          />{' '}
          <span style={{ color: value }}>■</span> {name}
        </label>
      ))}
      <button type="button" onClick={() => onChange(null)}>
        Reset
      </button>{' '}
      <button type="button" onClick={() => picker.current?.close()}>
        Done
      </button>
    </dialog>
  );
};

/**
 * Choose colors in the legend
 *
 * `legendColorPicker` turns the color marks into buttons, which open your component. `onChange`
 * shows a color at once, `onClose` keeps it.
 *
 * @alt Grouped bar chart of tons of apples, pears and plums sold in four seasons; a click on a color mark of the legend opens a choice of colors.
 * @tag legend
 * @tag color
 * @tag group
 */
export default function ColorPicker() {
  return (
    <Chart size={{ height: 320 }} title="Fruit sold">
      <Settings
        showLegend
        legendPosition={Position.Right}
        legendSize={130}
        legendColorPicker={Picker}
      />
      <Axis id="season" position={Position.Bottom} />
      <Axis
        id="tons"
        position={Position.Left}
        tickFormat={(value) => `${value} t`}
      />
      <BarSeries
        id="fruit"
        data={seasons}
        xScaleType={ScaleType.Ordinal}
        xAccessor="season"
        yAccessors={['apples', 'pears', 'plums']}
      />
    </Chart>
  );
}
