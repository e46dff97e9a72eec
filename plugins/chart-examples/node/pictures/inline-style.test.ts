import { describe, expect, it } from 'vitest';
import { inlineStyle } from './inline-style';

describe('inlineStyle', () => {
  it('converts property names to camel case, except custom properties', () => {
    expect(inlineStyle('background-color: red; --gap: 4px; -webkit-line-clamp: 2')).toEqual({
      backgroundColor: 'red',
      '--gap': '4px',
      WebkitLineClamp: '2',
    });
  });

  it('closes unbalanced brackets', () => {
    expect(inlineStyle('left: calc(50% - 4px; top: 0')).toEqual({
      left: 'calc(50% - 4px)',
      top: '0',
    });
  });

  it('replaces values that the layout engine does not support', () => {
    expect(
      inlineStyle(
        'grid-template-rows: min-content auto min-content; display: -webkit-box; margin-block-end: 3px',
      ),
    ).toEqual({ gridTemplateRows: 'auto 1fr auto', display: 'block', marginBottom: '3px' });
  });
});
