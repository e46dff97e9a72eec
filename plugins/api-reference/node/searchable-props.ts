import type { ApiModel } from '../../../contracts/api-model';
import type { SearchableProps } from '../../../contracts/search-data';
import { groupMembers } from '../shared/group-members';
import { plainType } from '../shared/print-type';
import { plainText } from './plain-text';

/** Returns the searchable members of all symbols, except type aliases such as AxisProps, which repeat those of others. */
export const searchableProps = ({ symbols }: ApiModel): SearchableProps =>
  Object.fromEntries(
    symbols
      .filter(({ kind, members }) => kind !== 'type-alias' && members.length > 0)
      .map((symbol) => [
        symbol.route,
        [...groupMembers(symbol).values()].flat().map(({ name, description, type }) => ({
          name,
          text: plainText(description) || plainType(type),
        })),
      ]),
  );
