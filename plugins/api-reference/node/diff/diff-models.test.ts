import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiType } from '../../../../shared/types/api-type';
import { named } from '../named';
import { makeModel } from '../make-model';
import { changesPage } from '../pages/changes-page';
import { diffModels } from './diff-models';

const packageDir = path.resolve(__dirname, '../../__fixtures__/tiny-library');
const { model: before } = makeModel({ packageDir, notes: new Map(), examples: [] });
const keyword = (name: string) => ({ kind: 'keyword', name }) as const;

/** Returns the model of a later release of the same library. */
function later() {
  const after = structuredClone(before);
  after.library.version = '2.0.0';
  after.symbols = after.symbols.filter(({ name }) => name !== 'Box');
  const mark = named(after.symbols, 'Mark');
  named(mark.members, 'margin').declaredDefault = '8';
  named(mark.members, 'id').type = keyword('number');
  mark.members.push({ name: 'label', type: keyword('string'), required: false, description: [] });
  named(after.symbols, 'double').deprecated = [];
  return after;
}

describe('diffModels', () => {
  it('finds no differences between a release and itself', () => {
    const { added, removed, retyped, redefaulted, deprecated } = diffModels(before, before);
    expect([added, removed, retyped, redefaulted, deprecated].flat()).toEqual([]);
  });

  it('ignores the order of a union, and routes of its types', () => {
    const withType = (...types: ApiType[]) => {
      const model = structuredClone(before);
      named(named(model.symbols, 'Mark').members, 'id').type = { kind: 'union', types };
      return model;
    };
    const reference = (to: string) => ({ kind: 'reference', name: 'Box', to }) as const;
    const [string, number] = [keyword('string'), keyword('number')];
    const retyped = (one: ApiType[], other: ApiType[]) =>
      diffModels(withType(...one), withType(...other)).retyped;
    expect(retyped([string, reference('/a')], [reference('/b'), string])).toEqual([]);
    expect(retyped([string, reference('/a')], [number, reference('/a')])).toHaveLength(1);
  });

  it('finds added, removed, retyped, redefaulted and deprecated names', () => {
    expect(diffModels(before, later())).toEqual({
      from: '1.2.3',
      to: '2.0.0',
      added: [{ name: 'Mark.label', kind: 'member' }],
      removed: [{ name: 'Box', kind: 'class' }],
      retyped: [{ name: 'Mark.id', kind: 'member', before: 'string', after: 'number' }],
      redefaulted: [{ name: 'Mark.margin', kind: 'member', before: '4', after: '8' }],
      deprecated: [{ name: 'double', kind: 'function' }],
    });
  });
});

describe('changesPage', () => {
  it('links existing names, lists removed ones, and starts with the newest release', () => {
    const none = diffModels(before, before);
    const page = changesPage([none, diffModels(before, later())], later());
    expect(page).toContain('[`Mark.id`](/all-types/interfaces/Mark#id): `string` is now `number`');
    expect(page).toContain('- `Box` (class)');
    expect(page.indexOf('## 2.0.0')).toBeLessThan(page.indexOf('## 1.2.3'));
    expect(page).toContain('The types have not changed.');
  });
});
