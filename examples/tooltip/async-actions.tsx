import { useState } from 'react';
import {
  Chart,
  Partition,
  PartitionLayout,
  Settings,
  Tooltip,
  type PartialTheme,
  type TooltipAction,
  type TooltipValue,
} from '@elastic/charts';

const storage = [
  { team: 'Video', terabytes: 38.2 },
  { team: 'Research', terabytes: 24.6 },
  { team: 'Design', terabytes: 11.9 },
  { team: 'Legal', terabytes: 7.3 },
  { team: 'Sales', terabytes: 4.1 },
];
const dimmed: PartialTheme = { partition: { dimmed: { opacity: 0.35 } } };
const colors = ['#0077bb', '#11a579', '#cc3366', '#8a63d2', '#b36a00'];

/** What your server would answer: the commands that the reader may run on a team's storage. */
async function fetchCommands(team: string): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return team === 'Legal' ? [] : ['Clean up', 'Move to the archive'];
}

const Loading = ({ selected }: { selected: TooltipValue[] }) => (
  <>
    Asking what you may do with {selected.map(({ label }) => label).join(', ')}{' '}
    …
  </>
);

/**
 * Actions from a server
 *
 * A function as `actions` gets the selected rows when a right click pins the tooltip and may return a promise.
 * `actionsLoading` is shown until it resolves, `noActionsLoaded` when it delivers none, as for Legal.
 *
 * @alt Treemap of storage by team: Video 38 terabytes, Research 25, Design 12, Legal 7 and Sales 4; a pinned tooltip loads the commands for a team.
 * @height 339 365
 * @tag tooltip
 * @tag actions
 * @tag loading
 */
export default function AsyncActions() {
  const [done, setDone] = useState(
    'Right click a team, then choose a command.',
  );
  const [loadActions] = useState(() => async (selected: TooltipValue[]) => {
    const team = selected[0]?.label ?? '';
    const commands = await fetchCommands(team).catch(() => []);
    return commands.map((label): TooltipAction => ({
      label,
      onSelect: () => setDone(`${label}: ${team}`),
    }));
  });
  return (
    <>
      <Chart size={{ height: 296 }} title="Storage by team">
        <Settings theme={dimmed} />
        <Tooltip
          actions={loadActions}
          actionsLoading={Loading}
          noActionsLoaded="Nothing that you may do here"
        />
        <Partition
          id="storage"
          data={storage}
          layout={PartitionLayout.treemap}
          valueAccessor={({ terabytes }) => terabytes}
          valueFormatter={(value) => `${value.toFixed(0)} TB`}
          layers={[
            {
              groupByRollup: ({ team }: (typeof storage)[number]) => team,
              shape: {
                fillColor: (_team, index) => colors[index] ?? '#8a8f98',
              },
            },
          ]}
        />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em' }}>
        {done}
      </p>
    </>
  );
}
