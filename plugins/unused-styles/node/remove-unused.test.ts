import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { removeUnused } from './remove-unused';

const infima = '/packages/infima/default.css';
const remove = async (css: string, names: string[], from = infima) => {
  const plugin = removeUnused({ infima, unused: ['/packages/theme/Tag'] }, names);
  return (await postcss([plugin]).process(css, { from })).css.replace(/\s+/g, '');
};

describe('removeUnused', () => {
  it('removes selectors with a class, and rules and media queries that become empty', async () => {
    const css = '.a .x, .b { top: 0 } .x--lg:hover { top: 0 } @media print { .x__y { top: 0 } }';
    expect(await remove(css, ['x.*'])).toBe('.b{top:0}');
  });

  it('keeps selectors that exclude the class', async () => {
    expect(await remove('.a:not(.x) { top: 0 } .x { top: 0 }', ['x'])).toBe('.a:not(.x){top:0}');
  });

  it('removes custom properties and keeps other declarations', async () => {
    expect(await remove(':root { --ifm-x: 1; --ifm-y: 2 }', ['--ifm-x'])).toBe(':root{--ifm-y:2}');
  });

  it('throws on patterns that match nothing', async () => {
    await expect(remove('.a { top: 0 }', ['a', 'gone.*', 'b'])).rejects.toThrow(
      'matches "gone.*", "b": delete the entry',
    );
  });

  it('empties the listed stylesheets only', async () => {
    const css = '.x{top:0}';
    expect(await remove(css, ['x'], '/packages/theme/Tag/styles.module.css')).toBe('');
    expect(await remove(css, ['x'], '/packages/theme/TagList/styles.module.css')).toBe(css);
  });
});
