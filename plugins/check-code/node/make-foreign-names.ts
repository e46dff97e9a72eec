import type { CheckData, ForeignName, ForeignTarget } from '../../../shared/check-code/check-data';
import { foreignComponents } from './foreign-names/components';
import { foreignPackages, type ForeignRow } from './foreign-names/libraries';
import { foreignProps } from './foreign-names/props';
import { foreignValues } from './foreign-names/values';

const targets: readonly string[] = [
  'axis',
  'series',
  'settings',
  'chart',
  'tooltip',
  'annotation',
  'partition',
  'heatmap',
  'other',
] satisfies ForeignTarget[];

const isTarget = (name: string): name is ForeignTarget => targets.includes(name);

/** Makes the tables of names of other libraries. */
export const makeForeignNames = (): CheckData['foreign'] => ({
  components: foreignComponents.map(toEntry),
  props: foreignProps.map(toEntry),
  values: foreignValues,
  packages: foreignPackages,
});

/** @throws Error with the names, if a row is for an unknown kind of component. */
function toEntry([names, libraries, on, use, rename]: ForeignRow): ForeignName {
  const kinds = on.split(' ').filter(Boolean);
  const wrong = kinds.find((kind) => !isTarget(kind));
  if (wrong)
    throw new Error(
      `plugins/check-code/node/foreign-names: ${names} is for "${wrong}", which is none of ${targets.join(', ')}.`,
    );
  return {
    names: names.split(' '),
    libraries,
    use,
    ...(kinds.length > 0 && { on: kinds.filter(isTarget) }),
    ...(rename && { rename }),
  };
}
