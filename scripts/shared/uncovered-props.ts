import type { ApiModel } from '../../contracts/api-model';

/**
 * Holds the props of all components against the examples and the exemptions (`Settings.rendering`, why).
 *
 * @returns props that no example sets and no reason exempts, and exemptions that exempt nothing.
 */
export function uncovered(
  { symbols }: ApiModel,
  exempt: Record<string, string>,
): { unset: string[]; idle: string[] } {
  const props = symbols
    .filter(({ isComponent }) => isComponent)
    .flatMap(({ name, members }) =>
      members.map((prop) => ({ prop: `${name}.${prop.name}`, isSet: !!prop.examples?.length })),
    );
  const unset = props.filter(({ isSet }) => !isSet).map(({ prop }) => prop);
  return {
    unset: unset.filter((prop) => !(prop in exempt)),
    idle: Object.keys(exempt).filter((prop) => !unset.includes(prop)),
  };
}
