import {
  BarSeries,
  ScaleType,
  type BrushEndListener,
  type ElementClickListener,
  type KeyPressed,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { heatmap } from '../../every-chart';
import { click, drag } from '../../pointer';
import { renderChart } from '../../render-chart';

const bars = (
  <BarSeries
    id="bars"
    data={[0, 1, 2].map((x) => ({ x, y: 5 }))}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['y']}
  />
);
const keys = ['ctrlKey', 'shiftKey', 'altKey', 'metaKey'] as const;

/** Returns the modifier keys that a listener receives when the reader clicks, or drags, with a key down. */
async function reported(spec: ReactElement, key: keyof KeyPressed, act: 'click' | 'drag') {
  const pressed: (KeyPressed | undefined)[] = [];
  const onElementClick: ElementClickListener = (_, options) => pressed.push(options?.keyPressed);
  const onBrushEnd: BrushEndListener = (_, options) => pressed.push(options?.keyPressed);
  const { container } = await renderChart(
    spec,
    act === 'click' ? { onElementClick } : { onBrushEnd },
  );
  if (act === 'click') await click(container, 300, 200, { [key]: true });
  else await drag(container, [310, 100], [590, 200], { [key]: true });
  return pressed.map((down) => keys.filter((name) => down?.[name]));
}

/** Expects that a press with Ctrl calls no listener, and that the other keys are reported. */
async function expectNoCtrl(act: 'click' | 'drag') {
  for (const spec of [bars, heatmap])
    for (const key of keys)
      expect(await reported(spec, key, act)).toEqual(key === 'ctrlKey' ? [] : [[key]]);
}

describe('reference/notes/ElementClickListener', () => {
  it('Its ctrlKey is always false, because these charts ignore presses with Ctrl; use Shift, Alt or Meta.', () =>
    expectNoCtrl('click'));
});

describe('reference/notes/BrushEndListener', () => {
  it('Its ctrlKey is always false, because presses with Ctrl start no drag.', () =>
    expectNoCtrl('drag'));
});

describe('reference/notes/KeyPressed', () => {
  it('Always false: a chart ignores mouse presses while Ctrl is down.', () =>
    expectNoCtrl('click'));
});

describe('reference/notes/ModifierKeys', () => {
  it('It is never reported as pressed.', () => expectNoCtrl('drag'));
});
