import { describe, expect, it } from 'vitest';
import { memberRecords } from './member-records';
import { nestedKeyRecords } from './nested-key-records';
import { sampleSymbol } from '../../../../shared/sample-symbol';
import { sampleMember } from './sample-member';

const hide = (from?: string) => sampleMember('hide', 'Hides it.', from ? { from } : {});
const component = (name: string, examples: string[]) =>
  sampleSymbol({
    name: name,
    isComponent: true,
    guide: `/api/${name}`,
    members: [hide('SeriesSpec')],
    examples,
  });
const spec = sampleSymbol({ name: 'SeriesSpec', members: [hide()] });

describe('memberRecords', () => {
  it('makes a prop that components share one record, first at the most used component', () => {
    const records = memberRecords([component('Bar', ['a']), component('Line', ['a', 'b']), spec]);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      kind: 'prop',
      title: 'hide',
      breadcrumb: ['Line'],
      url: '/api/Line#hide',
      also: [
        { title: 'Bar', url: '/api/Bar#hide' },
        { title: 'SeriesSpec', url: '/all-types/interfaces/SeriesSpec#hide' },
      ],
    });
  });

  it('keeps members of the same name apart if their descriptions differ', () => {
    const other = sampleSymbol({
      name: 'Axis',
      members: [sampleMember('hide', 'Something else.')],
    });
    expect(memberRecords([spec, other])).toHaveLength(2);
  });

  it('marks deprecated members and those without effect', () => {
    const members = [sampleMember('old', 'Has no effect: unused.', { deprecated: [] })];
    expect(memberRecords([sampleSymbol({ name: 'A', members })])[0]?.flags).toEqual([
      'deprecated',
      'no effect',
    ]);
  });

  it('does not mark a member that has no effect only in some cases', () => {
    const members = [sampleMember('width', 'Sets the width. No effect on tables.')];
    expect(memberRecords([sampleSymbol({ name: 'A', members })])[0]?.flags).toEqual([]);
  });
});

describe('nestedKeyRecords', () => {
  it('reads keys from the type and from lists in the description', () => {
    const tickLabel = sampleMember('tickLabel', 'The label:\n\n- `fontSize`, `fill`: the font.\n', {
      type: {
        kind: 'object',
        members: [
          { kind: 'property', name: 'rotation', type: { kind: 'keyword', name: 'number' } },
        ],
      },
    });
    const records = nestedKeyRecords([sampleSymbol({ name: 'AxisStyle', members: [tickLabel] })]);
    expect(records.map(({ title }) => title)).toEqual(['rotation', 'fontSize', 'fill']);
    expect(records[0]).toMatchObject({
      breadcrumb: ['AxisStyle', 'tickLabel'],
      url: '/all-types/interfaces/AxisStyle#tickLabel',
    });
  });
});
