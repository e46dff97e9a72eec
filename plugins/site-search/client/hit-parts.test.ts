import { describe, expect, it } from 'vitest';
import type { SearchHit, SearchKind } from '../../../shared/search-data';
import { furtherPlaces, hitAt, ownerOf, placeOf } from './hit-parts';

const hit = (kind: SearchKind, more: Partial<SearchHit> = {}): SearchHit => ({
  kind,
  title: 'width',
  breadcrumb: ['AxisStyle', 'tickLine'],
  excerpt: '',
  url: '/AxisStyle#tickLine',
  also: [],
  flags: [],
  ...more,
});
const place = (title: string, page = title) => ({ title, url: `/${page}` });

describe('the name of a hit', () => {
  it('contains the owners of a member, but not where another kind stands', () => {
    expect(ownerOf(hit('style key'))).toBe('AxisStyle.tickLine.');
    expect(ownerOf(hit('section'))).toBe('');
  });

  it('is followed by where it stands, or by its kind', () => {
    expect(placeOf(hit('section', { breadcrumb: ['Guides', 'Axes'] }))).toBe('Guides › Axes');
    expect(placeOf(hit('style key'))).toBe('style key');
    expect(placeOf(hit('value', { breadcrumb: ['Position'] }))).toBe('value');
    expect(placeOf(hit('type', { breadcrumb: [] }))).toBe('type');
  });
});

describe('further places', () => {
  it('have different names', () => {
    const also = [place('Line'), place('Line', 'reference/Line'), place('Bar', 'reference/Bar')];
    expect(furtherPlaces(hit('prop', { breadcrumb: ['Bar'], also }))).toEqual({
      label: 'also on',
      places: [
        place('Line'),
        place('Line in the reference', 'reference/Line'),
        place('Bar in the reference', 'reference/Bar'),
      ],
    });
  });

  it('of a component are its types and its page in the reference', () => {
    const also = [place('Axis', 'reference/Axis'), place('AxisSpec')];
    expect(furtherPlaces(hit('component', { title: 'Axis', also }))).toEqual({
      label: 'see also',
      places: [place('Axis in the reference', 'reference/Axis'), place('AxisSpec')],
    });
  });

  it('do not contain the family of an example', () => {
    expect(furtherPlaces(hit('example', { also: [place('Bars')] })).places).toEqual([]);
  });

  it('give a hit its name there', () => {
    const shared = hit('prop', {
      breadcrumb: ['Bar'],
      also: [place('Bar', 'reference/Bar'), place('Line')],
    });
    expect(hitAt(shared, place('Line'))).toMatchObject({ breadcrumb: ['Line'], url: '/Line' });
    const [inReference] = furtherPlaces(shared).places;
    expect(hitAt(shared, inReference!)).toMatchObject({
      breadcrumb: ['Bar'],
      title: 'width',
      url: '/reference/Bar',
    });
  });
});
