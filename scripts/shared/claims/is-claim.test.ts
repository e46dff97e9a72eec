import { expect, it } from 'vitest';
import { isClaim } from './is-claim';

it.each([
  ['It is hidden by default.', true],
  ['It throws on an x axis.', true],
  ['Ignored by the axis.', true],
  ['It has no effect on a time axis.', true],
  ['It applies only with a marker.', true],
  ['A line outside of the domain is not drawn.', true],
  ['With stackAccessors only the first is drawn.', true],
  ['Rows of null are left out.', true],
  ['A single bar fills the plot.', true],
  ['It lets readers select a range.', true],
  ['It keeps the order of the data.', true],
  ['y0Accessors reads the lower end.', true],
  ['it goes on to the next point', true],
  ['Keep the range in your state.', false],
  ['Read the context here, and fill the cells.', false],
  ['This page explains how to show axes.', false],
  ['A mustard line.', false],
])('%s → %s', (sentence, expected) => expect(isClaim(sentence)).toBe(expected));
