import { expect, it } from 'vitest';
import type { ApiMember, ApiModel, ApiSymbol, RichText } from '../../../../shared/types/api-model';
import { hintsByRoute } from './make-hints';

const description: RichText = [
  { type: 'paragraph', children: [{ type: 'text', value: 'One sentence.\nAnother one.' }] },
];
const member: ApiMember = {
  name: 'hide',
  type: { kind: 'keyword', name: 'boolean' },
  required: false,
  description,
};
const symbol: ApiSymbol = {
  name: 'Axis',
  kind: 'component',
  route: '/all-types/functions/Axis',
  summary: 'Draws an axis.',
  description,
  isComponent: true,
  declaration: { kind: 'variable', type: { kind: 'keyword', name: 'unknown' } },
  members: [member],
  typeParameters: [],
  signatures: [],
  calls: [],
  values: [{ name: 'Axis.Top', value: 'top', description }],
  statics: [],
  usedBy: [],
  examples: [],
  declaredIn: 'axis.d.ts',
};
const model: ApiModel = {
  schemaVersion: 3,
  library: { name: 'tiny', version: '1.0.0' },
  symbols: [symbol, { ...symbol, name: 'Other', route: '/all-types/functions/Other' }],
};

it('contains the declaration, the members and the values of linked symbols', () => {
  const hints = hintsByRoute(model, new Set(['/all-types/functions/Axis#hide']), {
    printType: () => 'boolean',
    printDeclaration: () => 'const Axis',
  });
  expect(Object.fromEntries(hints)).toEqual({
    '/all-types/functions/Axis': {
      '': { code: '<Axis />', text: 'Draws an axis.' },
      hide: { code: 'Axis.hide?: boolean', text: 'One sentence.' },
      Top: { code: 'Axis.Top = "top"', text: 'One sentence.' },
    },
  });
});
