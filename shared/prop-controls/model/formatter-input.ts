import type { ApiMember } from '../../types/api-model';
import type { FormatterInput } from '../control-data';

/** Function types that turn a value into text, with what they receive. */
const formatterTypes: Record<string, FormatterInput> = {
  TickFormatter: 'value',
  ValueFormatter: 'value',
  LabelAccessor: 'label',
  GroupByFormatter: 'label',
  GoalLabelAccessor: 'object',
  TooltipHeaderFormatter: 'object',
};

/** Returns what a formatter receives; `undefined` for other props, also those that accept text as well. */
export const formatterInput = ({ type }: ApiMember): FormatterInput | undefined =>
  type.kind === 'reference' ? formatterTypes[type.name] : undefined;
