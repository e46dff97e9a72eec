import { useCallback, useMemo, useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  type TooltipAction,
} from '@elastic/charts';

const errors = [
  { host: 'web-01', code: '404', count: 38 },
  { host: 'web-01', code: '500', count: 12 },
  { host: 'web-01', code: '503', count: 7 },
  { host: 'web-02', code: '404', count: 41 },
  { host: 'web-02', code: '500', count: 29 },
  { host: 'web-02', code: '503', count: 22 },
  { host: 'web-03', code: '404', count: 35 },
  { host: 'web-03', code: '500', count: 9 },
  { host: 'web-03', code: '503', count: 4 },
];

const colors: Record<string, string> = {
  404: '#0077bb',
  500: '#cc3366',
  503: '#ee9911',
};

/**
 * Actions on selected rows
 *
 * A right click pins the tooltip, then its rows can be selected. `actions` lists what can be done with them;
 * `actionPrompt` explains how to open it, and `selectionPrompt` is shown while every action hides itself.
 *
 * @alt Stacked bar chart of the error codes 404, 500 and 503 of three web servers; the second has the most, 92. A pinned tooltip offers to hide the selected codes.
 * @height 372
 * @tag tooltip
 * @tag actions
 * @tag stack
 * @tag ordinal
 */
export default function Actions() {
  const [hidden, setHidden] = useState<string[]>([]);
  const hide = useCallback(
    (codes: string[]) => setHidden((old) => [...old, ...codes]),
    [],
  );
  const actions = useMemo<TooltipAction[]>(
    () => [
      {
        label: (selected) =>
          `Hide ${selected.map(({ label }) => label).join(', ')}`,
        // Against its name, `hide` shows the action where it returns true (version 73.2).
        hide: (selected) => selected.length > 0,
        disabled: (selected, all) =>
          selected.length === all.length && 'One code has to stay.',
        onSelect: (selected) => hide(selected.map(({ label }) => label)),
      },
    ],
    [hide],
  );
  return (
    <>
      <Chart size={{ height: 300 }} title="Errors by server">
        <Settings />
        <Tooltip
          actions={actions}
          actionPrompt="Right click to choose codes"
          selectionPrompt="Choose the codes to hide"
        />
        <Axis id="host" position={Position.Bottom} />
        <Axis
          id="count"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="errors"
          data={errors.filter(({ code }) => !hidden.includes(code))}
          color={({ splitAccessors }) =>
            colors[String(splitAccessors.get('code'))] ?? null
          }
          xScaleType={ScaleType.Ordinal}
          xAccessor="host"
          yAccessors={['count']}
          splitSeriesAccessors={['code']}
          stackAccessors={['host']}
        />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em' }}>
        {hidden.length > 0
          ? `Hidden: ${hidden.join(', ')}`
          : 'All codes are shown.'}
      </p>
      <button type="button" onClick={() => setHidden([])}>
        Show all codes
      </button>
    </>
  );
}
