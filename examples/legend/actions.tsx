import { useRef } from 'react';
import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  useLegendAction,
  type LegendAction,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 5, 11);
const queues: Record<string, { owner: string; waiting: number[] }> = {
  emails: {
    owner: 'Messaging',
    waiting: [12, 14, 11, 19, 34, 52, 47, 31, 22, 18, 15, 13],
  },
  invoices: {
    owner: 'Billing',
    waiting: [5, 4, 4, 6, 9, 15, 28, 44, 39, 21, 11, 7],
  },
  exports: {
    owner: 'Reporting',
    waiting: [22, 19, 8, 3, 2, 4, 6, 9, 12, 14, 17, 21],
  },
};
const samples = Object.entries(queues).flatMap(([queue, { waiting }]) =>
  waiting.map((jobs, index) => ({ time: start + index * hour, queue, jobs })),
);

const QueueAction: LegendAction = ({ label }) => {
  const [button, returnFocus] = useLegendAction<HTMLButtonElement>();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`Who looks after ${label}?`}
        onClick={() => dialog.current?.showModal()}
        style={{
          border: 0,
          padding: 0,
          width: 16,
          background: 'none',
          color: 'inherit',
        }}
      >
        …
      </button>
      <dialog ref={dialog} aria-label={label} onClose={returnFocus}>
        <p>
          The queue <strong>{label}</strong> belongs to the team{' '}
          {queues[label]?.owner}.
        </p>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
};

/**
 * Actions in the legend
 *
 * `legendAction` adds a button to each entry, which `legendActionOnHover` shows only on hover and focus.
 * `useLegendAction` gives the focus back when the dialog closes.
 *
 * @alt Area chart of jobs that wait in three queues over twelve hours: e-mails peak at five, invoices at seven, exports at both ends; each entry of the legend has a button, shown on hover.
 * @tag legend
 * @tag action
 * @tag time
 */
export default function Actions() {
  return (
    <Chart size={{ height: 320 }} title="Waiting jobs">
      <Settings
        showLegend
        legendPosition={Position.Right}
        legendSize={110}
        legendAction={QueueAction}
        legendActionOnHover
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <AreaSeries
        id="jobs"
        data={samples}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['jobs']}
        splitSeriesAccessors={['queue']}
      />
    </Chart>
  );
}
