import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const months = [
  {
    month: 'Apr',
    online: 212,
    stores: 341,
    onlineBefore: 171,
    storesBefore: 352,
  },
  {
    month: 'May',
    online: 236,
    stores: 318,
    onlineBefore: 184,
    storesBefore: 349,
  },
  {
    month: 'Jun',
    online: 248,
    stores: 329,
    onlineBefore: 190,
    storesBefore: 338,
  },
  {
    month: 'Jul',
    online: 221,
    stores: 287,
    onlineBefore: 169,
    storesBefore: 304,
  },
  {
    month: 'Aug',
    online: 227,
    stores: 296,
    onlineBefore: 176,
    storesBefore: 310,
  },
];
const thousands = (value: number) => `€${value}k`;
const names = {
  onlineBefore: 'Online, 2023',
  storesBefore: 'Stores, 2023',
  online: 'Online, 2024',
  stores: 'Stores, 2024',
};
const name = {
  names: Object.entries(names).map(([accessor, label]) => ({
    accessor,
    name: label,
  })),
};

/**
 * Stacks side by side
 *
 * Series stack within their `groupId`, so last year has a group of its own. `useDefaultGroupDomain` still
 * measures it on the common scale, with the common axis.
 *
 * @alt Bar chart of sales from April to August with two stacks a month, 2023 in pale and 2024 in strong colors; online sales grow while stores lose a little.
 * @tag group
 * @tag stack
 * @tag comparison
 */
export default function GroupedStacks() {
  return (
    <Chart size={{ height: 340 }} title="Sales, 2023 and 2024">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis id="month" position={Position.Bottom} />
      <Axis
        id="sales"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={thousands}
      />
      <BarSeries
        id="before"
        name={name}
        groupId="2023"
        useDefaultGroupDomain
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['storesBefore', 'onlineBefore']}
        stackAccessors={['month']}
        tickFormat={thousands}
        color={['rgba(220, 143, 31, 0.45)', 'rgba(58, 127, 217, 0.45)']}
      />
      <BarSeries
        id="now"
        name={name}
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['stores', 'online']}
        stackAccessors={['month']}
        color={['#dc8f1f', '#3a7fd9']}
      />
    </Chart>
  );
}
