import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { codeDefaults } from './code-defaults';
import { renderSpecs } from './render-specs';
import { valueAsCode } from './value-as-code';

const packageDir = path.resolve('node_modules/@elastic/charts');
const library = createRequire(__filename)('@elastic/charts') as Record<string, unknown>;

describe('renderSpecs', () => {
  it('reads the defaults of a component rendered with minimal props', () => {
    const specs = renderSpecs(packageDir, library, [
      { name: 'Axis', props: { id: 'least' } },
      { name: 'Settings', props: {} },
    ]);
    expect(specs.get('Axis')).toMatchObject({ hide: false, position: 'left' });
    expect(specs.get('Settings')).toMatchObject({ showLegend: false, rotation: 0 });
  });

  it('removes its headless DOM afterwards', () => {
    // Another test file may have left a document.
    const before = globalThis.document;
    renderSpecs(packageDir, library, [{ name: 'Axis', props: { id: 'least' } }]);
    expect(globalThis.document).toBe(before);
  });

  it('throws if a component registers no spec', () => {
    const extended = { ...library, Quiet: () => null };
    expect(() =>
      renderSpecs(packageDir, extended, [{ name: 'Quiet', props: { id: 'x' } }]),
    ).toThrow(
      /^Quiet does not render .*minimal-props\.ts \(it registers no spec\): correct them there\.$/,
    );
  });

  it('throws if a component throws, with the reason', () => {
    const silence = vi.spyOn(console, 'error').mockReturnValue();
    const Broken = () => {
      throw new Error('no data');
    };
    expect(() =>
      renderSpecs(packageDir, { ...library, Broken }, [{ name: 'Broken', props: { id: 'x' } }]),
    ).toThrow(/^Broken does not render .* \(no data\): correct them there\.$/);
    silence.mockRestore();
  });
});

describe('codeDefaults', () => {
  it('reads defaults from destructured props', () => {
    const component = ({ size = 'm', color: fill = 'red', plain }: Record<string, string>) =>
      [size, fill, plain].join();
    const found = codeDefaults(component);
    expect(Object.keys(found)).toEqual(['size', 'color']);
    expect(found.size).toMatch(/^["']m["']$/);
  });

  it('reads defaultProps of a class', () => {
    class Frame {
      static defaultProps = { renderer: 'canvas' };
      render(): void {}
    }
    expect(codeDefaults(Frame)).toEqual({ renderer: "'canvas'" });
  });

  it('returns none for a component that does not destructure its props', () => {
    expect(codeDefaults((props: object) => Object.keys(props))).toEqual({});
  });
});

describe('valueAsCode', () => {
  const names = { Position: { Left: 'left' }, LIGHT: { a: 1 }, formatAll: () => '' };

  it.each([
    [names.LIGHT, [], 'LIGHT'],
    ['left', ['Position'], 'Position.Left'],
    ['left', [], `'left'`],
    [names.formatAll, [], 'formatAll'],
    [String, [], 'String'],
    [{ type: 'x', list: [1, null] }, [], `{ type: 'x', list: [1, null] }`],
    [Infinity, [], 'Infinity'],
  ])('formats %s', (value, sets, code) => {
    expect(valueAsCode(value, sets, names)).toBe(code);
  });
});
