import type { Node } from '@takumi-rs/core';
import { drawingAsSvg } from './drawing-as-svg';
import { drawingOf } from './canvas-backend';
import { formControl } from './form-control';
import { inlineStyle } from './inline-style';
import { svgElement } from './svg-element';

/** Elements of a rendered example as nodes of the layout engine. */
export interface ElementTree {
  root: Node;
  /** SVG documents of canvases and `svg` elements; the node of the first has the source `drawing:0`. */
  drawings: string[];
  /** Texts in elements and canvases. */
  texts: string[];
  /** CSS of `style` elements in the example. */
  css: string;
}

/** Elements that are not part of the picture: those for screen readers, scripts and interaction. */
const omitted = '.echScreenReaderOnly, .echChartStatus, .echHighlighter, style, dialog:not([open])';

/**
 * Converts the elements of a rendered example.
 *
 * @param element - container of the example in the document; not modified
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
      const { svg, texts: svgTexts } = svgElement(child);
      texts.push(...svgTexts);
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

/** Elements with `display: contents`: in tables, and in legends that are tables. */
const contents =
  'thead, tbody, tr, .echLegendTable__header, .echLegendTable__rowgroup, .echLegendTable__row';

/**
 * Emulates `display: contents`, which the layout engine does not support. Each child is wrapped in a copy of the
 * element, so that selectors still match; a hidden sibling keeps `:last-child` from matching all of them.
 */
const spread = (element: Element, children: Node[]): Node[] =>
  children.map((child) => ({
    type: 'container',
    ...metadata(element),
    style: { display: 'grid', padding: '0' },
    children: child === children.at(-1) ? [child] : [child, hidden],
  }));

const hidden: Node = { type: 'container', style: { display: 'none' } };

/** Returns the properties of an element that selectors match, and its inline style. */
const metadata = (element: Element) => ({
  tagName: element.localName,
  className: element.getAttribute('class') ?? '',
  attributes: {
    ...Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ...('checked' in element && element.checked ? { 'data-checked': '' } : {}),
  },
  style: { ...inlineStyle(element.getAttribute('style') ?? ''), ...columns(element) },
});

/** Styles a table as a grid. */
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
