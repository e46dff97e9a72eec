import { describe, expect, it } from 'vitest';
import { mergePages } from './merge-pages';
import { pageRecords } from './page-records';
import { sampleSymbol } from '../../../../shared/sample-symbol';
import { sampleMember } from './sample-member';
import { symbolRecords } from './symbol-records';
import { valueRecords } from './value-records';

const axis = sampleSymbol({
  name: 'Axis',
  isComponent: true,
  route: '/all-types/functions/Axis',
  guide: '/api/specs/xy/Axis',
  description: sampleMember('', 'Draws an axis. More.').description,
});
const position = sampleSymbol({
  name: 'Position',
  kind: 'variable',
  route: '/all-types/variables/Position',
  values: [{ name: 'Position.Left', value: 'left', description: [] }],
});
const positionType = sampleSymbol({
  name: 'Position',
  kind: 'type-alias',
  route: '/all-types/type-aliases/Position',
  values: [{ name: "'left'", value: 'left', description: [] }],
});

describe('symbolRecords', () => {
  it('makes a component, its Spec interface and its hand-written page one record', () => {
    const records = symbolRecords([sampleSymbol({ name: 'AxisSpec' }), axis]);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      kind: 'component',
      title: 'Axis',
      url: '/api/specs/xy/Axis',
      text: 'Draws an axis. More.',
      also: [
        { title: 'Axis', url: '/all-types/functions/Axis' },
        { title: 'AxisSpec', url: '/all-types/interfaces/AxisSpec' },
      ],
    });
  });

  it('keeps interfaces that merely end in Spec', () => {
    expect(symbolRecords([sampleSymbol({ name: 'SeriesSpec' })])[0]?.title).toBe('SeriesSpec');
  });

  it('marks symbols without effect', () => {
    const description = sampleMember('', 'No effect: nothing reads it.').description;
    expect(symbolRecords([sampleSymbol({ name: 'Old', description })])[0]?.flags).toEqual([
      'no effect',
    ]);
  });
});

describe('mergePages', () => {
  it('adds the text and the title of a page to the symbol that it is about', () => {
    const pages = pageRecords({
      route: '/api/specs/xy/Axis',
      title: 'Axes',
      description: 'About axes.',
      keywords: ['ruler'],
      mdx: 'Intro.\n\n## When to use it\n\nOften.',
    });
    const records = mergePages(symbolRecords([axis]), pages);
    expect(records.map(({ title }) => title)).toEqual(['Axis', 'When to use it']);
    expect(records[0]).toMatchObject({ keywords: ['Axes', 'ruler'] });
    expect(records[0]?.text).toContain('About axes. Intro.');
  });
});

describe('valueRecords', () => {
  it('lists the values of a constant once, with the anchor of each', () => {
    expect(valueRecords([position, positionType])).toMatchObject([
      { title: 'Position.Left', url: '/all-types/variables/Position#Left', keywords: ['left'] },
    ]);
  });

  it('lists the values of a union without a constant', () => {
    expect(valueRecords([positionType])).toMatchObject([
      { title: "'left'", url: '/all-types/type-aliases/Position#left' },
    ]);
  });
});
