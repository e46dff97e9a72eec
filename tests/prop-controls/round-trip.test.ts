import { describe, expect, it } from 'vitest';
import { setProp, type PropControl } from '../../shared/prop-controls/controls';
import { minimalCharts } from './minimal-charts';
import { applied, data, elementIn, nameOf, turnedCharts, valuesOf } from './turned-charts';

const controlIn = (source: string, component: string, prop: string): PropControl | undefined =>
  elementIn(source, component).controls.find((control) => control.prop === prop);

describe('each control of each component', () => {
  it('belongs to a component with a minimal chart', () => {
    expect(Object.keys(minimalCharts).sort()).toEqual(Object.keys(data.components).sort());
  });

  it('has a value that can be set', () => {
    const without = Object.entries(minimalCharts).flatMap(([component, source]) =>
      elementIn(source, component)
        .controls.filter((control) => valuesOf(control).length === 0)
        .map(({ prop }) => `${component}.${prop}`),
    );
    expect(without).toEqual([]);
  });

  it('reads the value that it has set', () => {
    const wrong = turnedCharts.filter(({ component, prop, value, after }) => {
      const control = controlIn(after, component, prop);
      return control?.value !== value || !control.isSet || control.blocked !== undefined;
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('restores the code when it is reset', () => {
    const wrong = turnedCharts.filter(({ component, prop, before, after }) => {
      if (controlIn(before, component, prop)?.isSet) return false;
      return (
        applied(after, setProp(after, elementIn(after, component), prop, undefined, data)) !==
        before
      );
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });
});
