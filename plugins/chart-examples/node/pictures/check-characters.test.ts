import { describe, expect, it } from 'vitest';
import { checkCharacters } from './check-characters';

describe('checkCharacters', () => {
  it('names a character that is missing in the font', () => {
    expect(() => checkCharacters(['ab', 'b▶'], new Set('ab'))).toThrow('no "▶" (U+25B6)');
  });

  it('accepts line breaks and characters of the font', () => {
    expect(() => checkCharacters(['a\nb'], new Set('ab'))).not.toThrow();
  });
});
