import { beforeAll, describe, expect, it } from 'vitest';
import { composePicture } from './compose-picture';
import { elementTree } from './element-tree';
import { loadFonts } from './fonts';
import { startLayout, type LayOut } from './lay-out';
import { makeScreen } from './screen';

let layOut: LayOut;
beforeAll(async () => {
  makeScreen('');
  layOut = await startLayout(loadFonts(process.cwd()));
});

function picture(html: string, css = ''): Promise<string> {
  const root = document.createElement('div');
  root.innerHTML = html;
  return composePicture(layOut, elementTree(root), css, { mode: 'light', width: 300, height: 80 });
}

/** Number of letters that are drawn, as each is a reference to an outline. */
const letters = (svg: string) => svg.match(/<use /g)?.length ?? 0;

describe('composePicture', () => {
  it('draws every character of a text as an outline and keeps the text in the description', async () => {
    const svg = await picture('<p>−€100k at 00:00, ages 10–19</p>');
    expect(svg).toContain('<desc>−€100k at 00:00, ages 10–19</desc>');
    expect(letters(svg)).toBe('−€100kat00:00,ages10–19'.length);
    expect(svg).not.toMatch(/<text|foreignObject|font-face/);
  });

  it('leaves out what only screen readers and scripts need', async () => {
    const svg = await picture('<p class="echScreenReaderOnly">Spoken</p><style>p{}</style>Seen');
    expect(letters(svg)).toBe(4);
    expect(svg).not.toContain('Spoken');
  });

  it('nests an icon in the color of its text, as well-formed XML', async () => {
    const svg = await picture(
      '<span style="color: rgb(1, 2, 3)"><svg xmlns="http://www.w3.org/2000/svg" class="echIcon" width="8" height="8" viewBox="0 0 16 16"><path d="M0 0h16v16z"/></svg></span>',
    );
    expect(svg).toMatch(/<svg x="0" [^>]*width="8" height="8"[^>]* color="rgb\(1, 2, 3\)"/);
  });

  it('refuses a picture that is not well-formed', async () => {
    const tree = elementTree(document.createElement('div'));
    const broken: LayOut = () =>
      Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>');
    await expect(
      composePicture(broken, tree, '', { mode: 'light', width: 1, height: 1 }),
    ).rejects.toThrow('not well-formed');
  });

  it('shows the chosen option of a list, and no other', async () => {
    const svg = await picture(
      '<select><option>top</option><option selected>left</option></select>',
    );
    expect(svg).toContain('<desc>left</desc>');
    expect(letters(svg)).toBe(4);
  });

  it('marks a checkbox that is checked', async () => {
    const css = '[data-checked] { background: #123456 } input { width: 9px; height: 9px }';
    expect(await picture('<input type="checkbox" checked>', css)).toContain('#123456');
    expect(await picture('<input type="checkbox">', css)).not.toContain('#123456');
  });

  it('draws the thumb of a range where its value is', async () => {
    const css = 'input { display: block; position: relative; width: 116px; height: 4px }';
    const svg = await picture('<input type="range" min="0" max="10" value="5">', css);
    expect(svg).toContain('d="M58-6c');
  });

  it('lays out the cells of a row side by side', async () => {
    const svg = await picture(
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    );
    const at = (name: 'x' | 'y') =>
      [...svg.matchAll(/<use [^>]*>/g)].map(
        ([use]) => new RegExp(` ${name}="([^"]+)"`).exec(use)?.[1],
      );
    const [a, b, c, d] = at('y');
    expect([b, d]).toEqual([a, c]);
    expect(a).not.toBe(c);
    expect(at('x')[0]).toBe(at('x')[2]);
  });
});
