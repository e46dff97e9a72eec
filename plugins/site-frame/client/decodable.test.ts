import { describe, expect, it } from 'vitest';
import { decodable } from './decodable';

describe('decodable', () => {
  it('leaves a well-formed hash alone', () => {
    expect(decodable('#caf%C3%A9')).toBe('#caf%C3%A9');
  });

  it.each(['#%E0', '#100%', '#%'])('makes %s decode to itself', (hash) => {
    expect(decodeURIComponent(decodable(hash))).toBe(hash);
  });
});
