import { expect, it } from 'vitest';
import { isClaim } from './is-claim';

it.each([
  ['It is hidden by default.', true],
  ['It throws on an x axis.', true],
  ['Ignored by the axis.', true],
  ['It has no effect on a time axis.', true],
  ['It applies only with a marker.', true],
  ['This page explains how to show axes.', false],
  ['A mustard line.', false],
])('%s → %s', (sentence, expected) => expect(isClaim(sentence)).toBe(expected));
