// @vitest-environment jsdom
import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawingAsSvg } from './drawing-as-svg';
import { registerFonts } from './fonts';
import { textsByWeight } from './texts-by-weight';
import { asText, usedRules } from './used-css';

registerFonts(process.cwd());

const element = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

function drawn(draw: (context: CanvasRenderingContext2D) => void): string {
  const canvas = createCanvas(100, 40, SvgExportFlag.NoPrettyXML);
  draw(canvas.getContext('2d') as unknown as CanvasRenderingContext2D);
  return drawingAsSvg(canvas.getContent().toString(), 'a');
}

describe('drawingAsSvg', () => {
  it.each([400, 500, 600, 700])('keeps a text of weight %i a text of that weight', (weight) => {
    const svg = drawn((context) => {
      context.font = `${weight} 12px Inter`;
      context.fillText('Visits', 0, 20);
    });
    expect(svg).toContain('>Visits</text>');
    expect(/font-weight="(\d+)"/.exec(svg)?.[1] ?? '400').toBe(String(weight));
    expect(svg).toContain('font-family="Inter"');
  });

  it('keeps a whole circle', () => {
    const svg = drawn((context) => {
      context.arc(50, 20, 15, 0, 2 * Math.PI);
      context.lineWidth = 4;
      context.stroke();
    });
    expect(/ d="([^"]+)"/.exec(svg)?.[1]?.length ?? 0).toBeGreaterThan(40);
  });

  it('writes numbers with two decimals', () => {
    const svg = drawn((context) => context.fillRect(1 / 3, 2 / 3, 10 / 3, 20 / 3));
    expect(svg).not.toMatch(/\.\d{3}/);
  });

  it('gives clips names that no other drawing of the picture has', () => {
    const svg = drawn((context) => {
      context.beginPath();
      context.rect(0, 0, 10, 10);
      context.clip();
      context.fillRect(0, 0, 50, 50);
    });
    expect(svg).toMatch(/id="a__/);
  });
});

describe('usedRules', () => {
  const css = `
    .bar { -webkit-box-flex: 1; color: red }
    .bar:hover { color: blue }
    .bar::before, .missing::before { content: '' }
    .missing { color: green }
    @media (max-width: 1px) { .bar { color: pink } }`;

  it('keeps what applies to the elements, without states, media queries and prefixes', () => {
    expect(asText(usedRules(css, element('<i class="bar"></i>')))).toBe(
      ".bar { color: red }\n.bar::before { content: '' }",
    );
  });
});

describe('textsByWeight', () => {
  it('reads the weight from the element, its rules and what is around it', () => {
    const root = element(
      '<p class="title">a<span>b</span></p><span style="font-weight: 500">c</span><svg><text font-weight="600">d</text></svg><h3>e</h3> f',
    );
    const rules = usedRules('.title { font-weight: bold }', root);
    expect([...textsByWeight(root, rules)].sort()).toEqual([
      [400, ' f'],
      [500, 'c'],
      [600, 'd'],
      [700, 'abe'],
    ]);
  });
});
