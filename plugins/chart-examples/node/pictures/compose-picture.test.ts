import { beforeAll, describe, expect, it } from 'vitest';
import { composePicture } from './compose-picture';
import { elementTree } from './element-tree';
import { loadFonts } from './fonts';
import { createLayoutEngine, type RenderLayout } from './layout-engine';
import { createHeadlessDom } from './headless-dom';

let renderLayout: RenderLayout;
beforeAll(async () => {
  createHeadlessDom('');
  renderLayout = await createLayoutEngine(loadFonts(process.cwd()));
});

function picture(html: string, css = ''): Promise<string> {
  const root = document.createElement('div');
  root.innerHTML = html;
  return composePicture(renderLayout, elementTree(root), css, {
    width: 300,
    height: 80,
    color: '#1d2a3e',
  });
}

/** Number of drawn letters; each references an outline. */
const letters = (svg: string) => svg.match(/<use /g)?.length ?? 0;

describe('composePicture', () => {
  it('draws text as outlines and includes it in the description', async () => {
    const svg = await picture('<p>−€100k at 00:00, ages 10–19</p>');
    expect(svg).toContain('<desc>−€100k at 00:00, ages 10–19</desc>');
    expect(letters(svg)).toBe('−€100kat00:00,ages10–19'.length);
    expect(svg).not.toMatch(/<text|foreignObject|font-face/);
  });

  it('omits content for screen readers and style elements', async () => {
    const svg = await picture('<p class="echScreenReaderOnly">Spoken</p><style>p{}</style>Seen');
    expect(letters(svg)).toBe(4);
    expect(svg).not.toContain('Spoken');
  });

  it('nests icons as well-formed XML in the text color', async () => {
    const svg = await picture(
      '<span style="color: rgb(1, 2, 3)"><svg xmlns="http://www.w3.org/2000/svg" class="echIcon" width="8" height="8" viewBox="0 0 16 16"><path d="M0 0h16v16z"/></svg></span>',
    );
    expect(svg).toMatch(/<svg x="0" [^>]*width="8" height="8"[^>]* color="rgb\(1, 2, 3\)"/);
  });

  it('throws if a picture is not well-formed', async () => {
    const tree = elementTree(document.createElement('div'));
    const broken: RenderLayout = () =>
      Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>');
    await expect(
      composePicture(broken, tree, '', { width: 1, height: 1, color: 'black' }),
    ).rejects.toThrow('not well-formed');
  });

  it('shows only the selected option of a select element', async () => {
    const svg = await picture(
      '<select><option>top</option><option selected>left</option></select>',
    );
    expect(svg).toContain('<desc>left</desc>');
    expect(letters(svg)).toBe(4);
  });

  it('shows the state of a checkbox', async () => {
    const css = '[data-checked] { background: #123456 } input { width: 9px; height: 9px }';
    expect(await picture('<input type="checkbox" checked>', css)).toContain('#123456');
    expect(await picture('<input type="checkbox">', css)).not.toContain('#123456');
  });

  it('positions the thumb of a range input', async () => {
    const css = 'input { display: block; position: relative; width: 116px; height: 4px }';
    const svg = await picture('<input type="range" min="0" max="10" value="5">', css);
    expect(svg).toContain('d="M58-6c');
  });

  it('lays out table cells in rows', async () => {
    const svg = await picture(
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
    );
    const coordinates = (name: 'x' | 'y') =>
      [...svg.matchAll(/<use [^>]*>/g)].map(
        ([use]) => new RegExp(` ${name}="([^"]+)"`).exec(use)?.[1],
      );
    const [a, b, c, d] = coordinates('y');
    expect([b, d]).toEqual([a, c]);
    expect(a).not.toBe(c);
    expect(coordinates('x')[0]).toBe(coordinates('x')[2]);
  });
});
