import { describe, expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../generated-files';
import { defaultValueOf, valueOfCode } from '../prop-values';
import { numberRange } from './number-range';
import { expectedWithoutControl } from './props-without-control';
import { typesOf } from './types-of';
import { propsWithoutControl } from './without-control';

const data = readGenerated(generatedFiles.propControls);
const model = readGenerated(generatedFiles.apiModel);
const components = model.symbols.filter(({ isComponent }) => isComponent);
const props = Object.entries(data.components).flatMap(([component, { props: ofComponent }]) =>
  Object.entries(ofComponent).map(([name, prop]) => ({ name: `${component}.${name}`, prop })),
);

describe('the data of the controls', () => {
  it('has all components', () => {
    expect(Object.keys(data.components)).toEqual(components.map(({ name }) => name));
  });

  it('has all props but those of which the list says why', () => {
    expect(propsWithoutControl(components, typesOf(model))).toEqual(expectedWithoutControl);
    const without = Object.values(expectedWithoutControl)
      .flatMap((reasons) => Object.values(reasons))
      .flatMap((names) => names.split(' '));
    const members = components.flatMap(({ members: ofComponent }) => ofComponent);
    expect(props.length + without.length).toBe(members.length);
  });

  it('describes every prop', () => {
    expect(props.filter(({ prop }) => !prop.description)).toEqual([]);
  });

  it('names only options that exist', () => {
    const unknown = props.flatMap(({ name, prop: { options = [] } }) =>
      options
        .filter((code) => valueOfCode(code, data) === undefined)
        .map((code) => `${name}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has ranges that include the default', () => {
    const wrong = props.filter(({ prop: { range, default: code } }) => {
      const value = Number(code);
      return range && Number.isFinite(value) && (value < range[0] || value > range[1]);
    });
    expect(wrong).toEqual([]);
  });

  it('has defaults that are an option', () => {
    const wrong = props.filter(
      ({ prop }) =>
        prop.kind === 'enum' &&
        prop.default !== undefined &&
        defaultValueOf(prop, data) === undefined,
    );
    expect(wrong).toEqual([]);
  });
});

describe('numberRange', () => {
  it.each<[prop: string, used: number[], range: number[]]>([
    ['offset', [], [0, 100, 1]],
    ['offset', [NaN, Infinity], [0, 100, 1]],
    ['offset', [3], [0, 10, 1]],
    ['offset', [40, 12], [0, 100, 1]],
    // One example with much does not stretch the range.
    ['offset', [4, 5, 5, 50], [0, 50, 1]],
    ['offset', [-1, 1], [-10, 10, 1]],
    ['offset', [0.2, 0.3], [0, 1, 0.01]],
    ['offset', [240_000], [0, 500_000, 10_000]],
    ['ticks', [5], [1, 10, 1]],
    ['fontWeight', [400], [100, 900, 100]],
  ])('of %s with %j is %j', (prop, used, range) => {
    expect(numberRange(prop, used)).toEqual(range);
  });
});
