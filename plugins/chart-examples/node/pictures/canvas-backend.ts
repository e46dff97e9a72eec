import { createCanvas, SvgExportFlag, type Canvas, type SvgCanvas } from '@napi-rs/canvas';
import type { DOMWindow } from 'jsdom';
import { alphabeticOffset, baselineShift, snapToPixel } from './baseline';

type CanvasElement = InstanceType<DOMWindow['HTMLCanvasElement']>;
type Surface = Canvas | SvgCanvas;

const surfaces = new WeakMap<CanvasElement, Surface>();
/** Texts that were drawn on a surface, whose SVG export contains only their outlines. */
const surfaceTexts = new WeakMap<Surface, Set<string>>();
/** Transforms of the patterns of a surface, in order of creation. */
const patternTransforms = new WeakMap<Surface, string[]>();

/** Properties of a context's state, except its transform and line dash. */
const contextState = [
  'fillStyle',
  'font',
  'globalAlpha',
  'lineCap',
  'lineJoin',
  'lineWidth',
  'strokeStyle',
  'textAlign',
  'textBaseline',
] as const;

/**
 * Implements `getContext` of the canvas elements in a window. Canvases in the document record SVG; detached ones,
 * used for measuring text and for patterns, are raster images.
 */
export function installCanvasBackend({ HTMLCanvasElement }: DOMWindow): void {
  const contexts = new WeakMap<CanvasElement, object>();
  // Setting the size clears a canvas, even if it does not change.
  for (const side of ['width', 'height'] as const) {
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side) ?? {};
    Object.defineProperty(HTMLCanvasElement.prototype, side, {
      configurable: true,
      get,
      set(this: CanvasElement, length: number) {
        set?.call(this, length);
        surfaces.delete(this);
      },
    });
  }
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: CanvasElement, kind: string) {
      if (kind !== '2d') return null;
      const context = contexts.get(this) ?? contextOf(this);
      contexts.set(this, context);
      return context;
    },
  });
}

/** SVG export of a canvas in the document. */
export interface CanvasDrawing {
  /** An SVG document in which text consists of outlines. */
  svg: string;
  /** Texts in the drawing. */
  texts: string[];
}

/** Returns the drawing of a canvas in the document, or undefined if nothing was drawn. */
export function drawingOf(element: CanvasElement): CanvasDrawing | undefined {
  const surface = surfaces.get(element);
  if (!surface || !('getContent' in surface)) return undefined;
  return {
    svg: withOwnIds(withPatternTransforms(surface.getContent().toString(), surface)),
    texts: [...(surfaceTexts.get(surface) ?? [])],
  };
}

const idInSvg = /(?<=id="|url\(#|href="#)[^")]+/g;

/** Numbers ids from 0. Skia counts those of all drawings of a process, so that they would depend on the order. */
function withOwnIds(svg: string): string {
  const numbers = new Map([...new Set(svg.match(idInSvg))].map((id, index) => [id, index]));
  return svg.replace(idInSvg, (id) => `${numbers.get(id)}`);
}

function withPatternTransforms(svg: string, surface: Surface): string {
  const transforms = [...(patternTransforms.get(surface) ?? [])];
  // With unused patterns, transforms cannot be assigned. The comparison with the live chart detects the difference.
  if (svg.split('<pattern ').length - 1 !== transforms.length) return svg;
  return svg.replaceAll('<pattern ', () => `<pattern patternTransform="${transforms.shift()}" `);
}

/** Creates a context that remains the same object, as in a browser, while resizing or clearing starts a new drawing. */
function contextOf(element: CanvasElement): object {
  const currentSurface = () => {
    const surface = surfaces.get(element);
    const fits = surface?.width === element.width && surface.height === element.height;
    return surface && fits ? surface : newSurface(element);
  };
  const current = () => currentSurface().getContext('2d');
  const clearRect = (x: number, y: number, width: number, height: number) => {
    const context = current();
    const whole = x <= 0 && y <= 0 && width >= element.width && height >= element.height;
    if (!whole) return context.clearRect(x, y, width, height);
    // An SVG recording cannot be cleared, and a new image is faster than clearing a large one: start again with the
    // same context state.
    const next = newSurface(element).getContext('2d');
    next.setTransform(context.getTransform());
    for (const name of contextState) Reflect.set(next, name, context[name]);
    next.setLineDash(context.getLineDash());
  };
  // Zero-length dashes are a solid line in browsers, but an error in Skia.
  const setLineDash = (dashes: number[]) =>
    current().setLineDash(dashes.some((length) => length > 0) ? dashes : []);
  // An arc of 360° or more is a circle. Skia draws nothing if it ends exactly at its start.
  const arc = (
    x: number,
    y: number,
    radius: number,
    start: number,
    end: number,
    counterclockwise = false,
  ) => {
    const turns = ((counterclockwise ? start - end : end - start) + 1e-9) / (2 * Math.PI);
    if (turns >= 1) current().arc(x, y, radius, 0, 2 * Math.PI);
    else current().arc(x, y, radius, start, end, counterclockwise);
  };
  // Skia's SVG export omits pattern transforms. Charts create one pattern for each shape, right before filling it.
  const createPattern = (image: unknown, repetition: 'repeat') => {
    const pattern = current().createPattern(surfaceOf(image) as Canvas, repetition);
    const transforms = patternTransforms.get(currentSurface());
    return Object.assign(pattern, {
      setTransform: ({ a, b, c, d, e, f }: DOMMatrix) =>
        transforms?.push(`matrix(${[a, b, c, d, e, f].join(' ')})`),
    });
  };
  const drawText = (draw: 'fillText' | 'strokeText') => (text: string, x: number, y: number) => {
    const context = current();
    const { font, textBaseline } = context;
    if (text.trim()) surfaceTexts.get(currentSurface())?.add(text);
    const shift = baselineShift(font, textBaseline) ?? 0;
    context.textBaseline = 'alphabetic';
    const offset = shift - alphabeticOffset(context, text);
    context[draw](text, x, y + offset + snapToPixel(context.getTransform(), y + shift));
    context.textBaseline = textBaseline;
  };
  const overrides = {
    arc,
    canvas: element,
    clearRect,
    createPattern,
    fillText: drawText('fillText'),
    setLineDash,
    strokeText: drawText('strokeText'),
  };
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name in overrides) return Reflect.get(overrides, name);
        const context = current();
        const value: unknown = Reflect.get(context, name, context);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => value.apply(context, args.map(surfaceOf));
      },
      set: (_target, name, value) => {
        const context = current();
        return Reflect.set(context, name, value, context);
      },
    },
  );
}

function newSurface(element: CanvasElement): Surface {
  const { width, height } = element;
  const surface = element.isConnected
    ? createCanvas(width, height, SvgExportFlag.ConvertTextToPaths)
    : createCanvas(width, height);
  surfaces.set(element, surface);
  patternTransforms.set(surface, []);
  surfaceTexts.set(surface, new Set());
  return surface;
}

/** Maps a canvas element passed to a drawing function to its surface. */
const surfaceOf = (argument: unknown): unknown =>
  surfaces.get(argument as CanvasElement) ?? argument;
