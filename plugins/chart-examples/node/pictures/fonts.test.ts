import { describe, expect, it } from 'vitest';
import { embeddedFonts } from './fonts';

describe('embeddedFonts', () => {
  it('carries one face for each weight that is shown, and only its characters', async () => {
    const few = await embeddedFonts(process.cwd(), new Map([[400, 'a']]));
    const more = await embeddedFonts(
      process.cwd(),
      new Map([
        [400, 'abcdefghij'],
        [650, 'k'],
      ]),
    );
    expect(few.match(/@font-face/g)).toHaveLength(1);
    expect(more.match(/font-weight:\d+/g)).toEqual(['font-weight:400', 'font-weight:600']);
    expect(few.length).toBeLessThan(more.length / 2);
  });
});
