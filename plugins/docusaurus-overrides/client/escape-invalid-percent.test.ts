import { describe, expect, it } from 'vitest';
import { escapeInvalidPercent } from './escape-invalid-percent';

describe('escapeInvalidPercent', () => {
  it('leaves a valid hash unchanged', () => {
    expect(escapeInvalidPercent('#caf%C3%A9')).toBe('#caf%C3%A9');
  });

  it.each(['#%E0', '#100%', '#%'])('escapes %s so that it decodes to itself', (hash) => {
    expect(decodeURIComponent(escapeInvalidPercent(hash))).toBe(hash);
  });
});
