import { describe, expect, it } from 'vitest';
import { checkCharacters } from './check-characters';

describe('checkCharacters', () => {
  it('names a character that the font does not have', () => {
    expect(() => checkCharacters(['ab', 'b▶'], new Set('ab'))).toThrow('no "▶" (U+25B6)');
  });

  it('accepts characters of the font and line breaks', () => {
    expect(() => checkCharacters(['a\nb'], new Set('ab'))).not.toThrow();
  });
});
