import type { Node } from '@takumi-rs/core';
import { drawingAsSvg } from './drawing-as-svg';
import { drawingOf } from './drawing-canvas';
import { formControl } from './form-control';
import { inlineStyle } from './inline-style';
import { svgElement } from './svg-element';

/** The elements of a drawn example, as nodes of the layout engine. */
export interface ElementTree {
  root: Node;
  /** SVG documents of its canvases and `svg` elements; the node of the first has the source `drawing:0`. */
  drawings: string[];
  /** Texts of the elements and of the canvases. */
  texts: string[];
  /** Style sheet of the example's own `style` elements. */
  css: string;
}

/** What only a screen reader, a script or a pointer needs: a picture has its own alternative text. */
const omitted = '.echScreenReaderOnly, .echChartStatus, .echHighlighter, style, dialog:not([open])';

/**
 * Reads the elements of an example after the library has drawn it.
 *
 * @param element - its container in the document; left unchanged
 */
export function elementTree(element: HTMLElement): ElementTree {
  const drawings: string[] = [];
  const texts: string[] = [];

  const drawing = (of: Element, svg: string): Node => {
    const prefix = `d${drawings.length}`;
    drawings.push(drawingAsSvg(svg, prefix));
    return { type: 'image', src: `drawing:${drawings.length - 1}`, ...metadata(of), ...sizeOf(of) };
  };

  const nodesOf = (child: ChildNode): Node[] => {
    if (child instanceof window.Text) {
      if (child.data.trim()) texts.push(child.data.trim());
      return child.data ? [{ type: 'text', text: child.data }] : [];
    }
    if (!(child instanceof window.Element) || child.matches(omitted)) return [];
    if (child instanceof window.HTMLCanvasElement) {
      const drawn = drawingOf(child);
      if (!drawn) return [];
      texts.push(...drawn.texts);
      return [drawing(child, drawn.svg)];
    }
    if (child instanceof window.SVGElement) {
      const { svg, texts: ofSvg } = svgElement(child);
      texts.push(...ofSvg);
      return [drawing(child, svg)];
    }
    if (child.localName === 'br')
      return [{ type: 'text', text: '\n', style: { whiteSpace: 'pre' } }];
    const shown = formControl(child);
    for (const node of shown ?? []) if (node.type === 'text') texts.push(node.text);
    const children = shown ?? [...child.childNodes].flatMap(nodesOf);
    if (child.matches(contents)) return spread(child, children);
    return [{ type: 'container', children, ...metadata(child) }];
  };

  const root: Node = {
    type: 'container',
    children: [...element.childNodes].flatMap(nodesOf),
    attributes: {
      'data-chart-frame': '',
      'data-theme': document.documentElement.dataset.theme ?? '',
    },
  };
  const css = [...element.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join('\n');
  return { root, drawings, texts, css };
}

/** Elements that leave their box to their children: of tables, and of legends that are tables. */
const contents =
  'thead, tbody, tr, .echLegendTable__header, .echLegendTable__rowgroup, .echLegendTable__row';

/**
 * The layout engine does not know `display: contents`. Each child gets a copy of the element around it, so that
 * style sheets select it as before; an element after it says which is the last.
 */
const spread = (element: Element, children: Node[]): Node[] =>
  children.map((child) => ({
    type: 'container',
    ...metadata(element),
    style: { display: 'grid', padding: '0' },
    children: child === children.at(-1) ? [child] : [child, hidden],
  }));

const hidden: Node = { type: 'container', style: { display: 'none' } };

/** What style sheets select an element by, and its own style. */
const metadata = (element: Element) => ({
  tagName: element.localName,
  className: element.getAttribute('class') ?? '',
  attributes: {
    ...Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ...((element as HTMLInputElement).checked && { 'data-checked': '' }),
  },
  style: { ...ownStyle(element), ...columns(element) },
});

/** The style attribute; columns of a legend come from the site's style sheet, which overrules them in browsers. */
function ownStyle(element: Element) {
  const { gridTemplateColumns, ...style } = inlineStyle(element.getAttribute('style') ?? '');
  if (!gridTemplateColumns || element.matches('.echLegendGridList')) return style;
  return { ...style, gridTemplateColumns };
}

/** A table is laid out as a grid. */
const columns = (element: Element) =>
  element instanceof window.HTMLTableElement && {
    display: 'grid',
    gridTemplateColumns: [...(element.rows[0]?.cells ?? [])]
      .map(({ style }) => style.width || 'auto')
      .join(' '),
  };

function sizeOf(element: Element) {
  const [width, height] = ['width', 'height'].map((name) => Number(element.getAttribute(name)));
  return { ...(width && { width }), ...(height && { height }) };
}
