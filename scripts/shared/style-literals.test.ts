import { describe, expect, it } from 'vitest';
import { styleLiterals } from './style-literals';

const literals = (declarations: string) =>
  styleLiterals(`.a {\n  ${declarations}\n}\n`).map(({ literal }) => literal);

describe('styleLiterals', () => {
  it('reports a literal with its line and its declaration', () => {
    expect(styleLiterals('.a {\n  top: 0;\n  color: #fff;\n}\n')).toEqual([
      { line: 3, literal: '#fff', declaration: 'color: #fff' },
    ]);
  });

  it.each([
    ['a color by name', 'background: white', ['white']],
    ['a color by function', 'border: 1px solid rgb(0 0 0 / 15%)', ['rgb(0 0 0 / 15%)']],
    ['a color of a custom property', '--ifm-link-color: #0b64dd', ['#0b64dd']],
    ['a font size', 'font-size: 0.875rem', ['0.875rem']],
    ['a radius', 'border-radius: 6px', ['6px']],
    ['a negative length', 'margin: 0 -8px', ['-8px']],
    ['a length in a calculation', 'gap: calc(1rem + 1px)', ['1rem']],
  ])('reports %s', (_, declaration, found) => {
    expect(literals(declaration)).toEqual(found);
  });

  it.each([
    ['tokens', 'margin: var(--s4) 0; color: var(--blue); font: var(--t-14)'],
    ['hairlines', 'box-shadow: inset 0 -2px var(--mark); padding: 3px 0'],
    ['dimensions of boxes', 'width: 20rem; min-height: 44px; inset: 0 auto auto 8px'],
    ['keywords and system colors', 'color: CanvasText; background: transparent'],
    ['lengths that scale with the text', 'margin-right: 0.5em'],
    ['text in strings and URLs', "content: 'red'; mask: url('#fff')"],
  ])('accepts %s', (_, declarations) => {
    expect(literals(declarations)).toEqual([]);
  });
});
