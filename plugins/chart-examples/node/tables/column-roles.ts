import type { RecordedSpec } from './record-specs';

/** Fields of the rows that a spec reads, with the names of the accessors. */
export interface ColumnRoles {
  /** Names of accessors, by field. */
  roles: Map<string, string[]>;
  /** Fields with times in milliseconds since 1970. */
  times: Set<string>;
}

/** Reads the accessors of a spec that are names or indices of fields. */
export function columnRoles(spec: RecordedSpec, specs: RecordedSpec[]): ColumnRoles {
  const roles = new Map<string, string[]>();
  for (const [prop, accessor] of Object.entries(spec.props)) {
    // The library never reads `stackAccessors`: any value stacks the series.
    const role = prop === 'stackAccessors' ? undefined : /^(.+)Accessors?$/.exec(prop)?.[1];
    if (!role) continue;
    for (const field of [accessor].flat())
      if (typeof field === 'string' || typeof field === 'number')
        roles.set(String(field), [...(roles.get(String(field)) ?? []), role]);
  }
  return { roles, times: new Set(timeFields(spec, specs)) };
}

function timeFields({ component, props, chart }: RecordedSpec, specs: RecordedSpec[]): string[] {
  const isTimeChart = () => specs.some((spec) => spec.chart === chart && hasTimeScale(spec));
  if (component === 'Timeslip') return ['epochMs'];
  if (component === 'RectAnnotation')
    return isTimeChart() ? ['coordinates.x0', 'coordinates.x1'] : [];
  if (component === 'LineAnnotation')
    return props.domainType === 'xDomain' && isTimeChart() ? ['dataValue'] : [];
  const { xAccessor } = props;
  return hasTimeScale({ component, props }) && typeof xAccessor !== 'function'
    ? [String(xAccessor)]
    : [];
}

const hasTimeScale = ({ props: { xScaleType, xScale } }: RecordedSpec) =>
  xScaleType === 'time' || (xScale as { type?: string } | undefined)?.type === 'time';
