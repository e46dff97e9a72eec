import type { ApiModel } from '../../shared/types/api-model';

/**
 * Compares the props of all components with the examples and the exemptions (`Settings.rendering`: reason).
 *
 * @returns props that are neither set by an example nor exempt, and obsolete exemptions.
 */
export function uncovered(
  { symbols }: ApiModel,
  exempt: Record<string, string>,
): { unset: string[]; obsolete: string[] } {
  const props = symbols
    .filter(({ isComponent }) => isComponent)
    .flatMap(({ name, members }) =>
      members.map((prop) => ({ prop: `${name}.${prop.name}`, isSet: !!prop.examples?.length })),
    );
  const unset = props.filter(({ isSet }) => !isSet).map(({ prop }) => prop);
  return {
    unset: unset.filter((prop) => !(prop in exempt)),
    obsolete: Object.keys(exempt).filter((prop) => !unset.includes(prop)),
  };
}
