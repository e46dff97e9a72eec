import { useState } from 'react';
import {
  Chart,
  isMetricElementEvent,
  Metric,
  Settings,
  type ElementClickListener,
  type MetricDatum,
} from '@elastic/charts';

/** The titles become plain buttons; this lets them look like titles again. */
const plainButtons =
  '.branches button { padding: 0; border: 0; background: none; font: inherit; text-align: start }';

const branch = (title: string, visitors: number): MetricDatum => ({
  title,
  color: '#a2d5c6',
  value: visitors,
  valueFormatter: (value) => value.toLocaleString('en'),
});

const branches = [
  [branch('Lyon', 1840), branch('Porto', 1265)],
  [branch('Turin', 1502), branch('Ghent', 978)],
];

/**
 * Tiles that answer a click
 *
 * With `onElementClick` the title of each tile becomes a button, for keyboards too. The event holds the row
 * and the column, which identify the datum.
 *
 * @alt Four metric panels of visitors by branch: Lyon 1,840, Porto 1,265, Turin 1,502 and Ghent 978; a line below names the tile that was clicked.
 * @height 335
 * @tag click
 * @tag grid
 * @tag keyboard
 */
export default function Click() {
  const [chosen, setChosen] = useState('Choose a branch.');
  const choose: ElementClickListener = ([event]) => {
    if (!event || !isMetricElementEvent(event)) return;
    const tile = branches[event.rowIndex]?.[event.columnIndex];
    if (tile)
      setChosen(
        `${tile.title}: row ${event.rowIndex}, column ${event.columnIndex}.`,
      );
  };
  return (
    <>
      <style>{plainButtons}</style>
      <Chart
        className="branches"
        size={{ height: 300 }}
        title="Visitors by branch"
      >
        <Settings onElementClick={choose} />
        <Metric id="branches" data={branches} />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em', margin: '8px 0 0' }}>
        {chosen}
      </p>
    </>
  );
}
