import type { RootContent } from 'mdast';
import type { ApiSignature, ApiSymbol } from '../../../../contracts/api-model';
import { inlineCode, paragraph, table, text } from '../../../../contracts/markdown-nodes';
import { inCell } from './cell';
import { typeNodes } from './type-nodes';

/** Returns the parameters and the return value of each call signature, and sample calls with their results. */
export const signaturesMarkdown = ({ signatures, calls }: ApiSymbol): RootContent[] => [
  ...signatures.flatMap(signatureNodes),
  ...(calls.length > 0
    ? [
        table(
          ['Call', 'Result'],
          calls.map(({ call, result }) => [[inlineCode(call)], [inlineCode(result)]]),
        ),
      ]
    : []),
];

const signatureNodes = ({ parameters, returns }: ApiSignature): RootContent[] => [
  ...(parameters.length > 0
    ? [
        table(
          ['Parameter', 'Type', 'Description'],
          parameters.map(({ name, type, required, description }) => [
            [inlineCode(name), ...(required ? [text(' (required)')] : [])],
            typeNodes(type),
            inCell(description),
          ]),
        ),
      ]
    : []),
  paragraph(text('Return value: '), ...typeNodes(returns)),
];
