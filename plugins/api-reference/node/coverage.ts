import type { ApiModel } from '../../../shared/types/api-model';
import { defaultOf } from '../../../shared/default-of';

/** Documentation coverage of a component, in numbers of props. */
export interface Coverage {
  name: string;
  route: string;
  props: number;
  described: number;
  optional: number;
  /** Optional props with a documented default. */
  defaults: number;
  /** Props that at least one example sets. */
  shown: number;
}

/** Returns the coverage of all components, sorted by name. */
export const coverageOf = ({ symbols }: ApiModel): Coverage[] =>
  symbols
    .filter(({ isComponent }) => isComponent)
    .map(({ name, route, members }) => {
      const optional = members.filter(({ required }) => !required);
      return {
        name,
        route,
        props: members.length,
        described: members.filter(({ description }) => description.length > 0).length,
        optional: optional.length,
        defaults: optional.filter(defaultOf).length,
        shown: members.filter(({ examples = [] }) => examples.length > 0).length,
      };
    });
