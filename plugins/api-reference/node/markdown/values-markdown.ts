import type { RootContent } from 'mdast';
import type { ApiSymbol } from '../../../../contracts/api-model';
import { inlineCode, table } from '../../../../contracts/markdown-nodes';
import { inCell } from './cell';

/** Returns the values of a constant with their values at run time, or the values of a union of literals. */
export function valuesMarkdown({ kind, values }: ApiSymbol): RootContent[] {
  const isConstant = kind === 'variable';
  return [
    table(
      ['Name', ...(isConstant ? ['Value'] : []), 'Description'],
      values.map(({ name, value, description }) => [
        [inlineCode(name)],
        ...(isConstant ? [[inlineCode(JSON.stringify(value))]] : []),
        inCell(description),
      ]),
    ),
  ];
}
