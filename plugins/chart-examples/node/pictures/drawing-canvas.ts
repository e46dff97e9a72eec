import { createCanvas, SvgExportFlag, type Canvas, type SvgCanvas } from '@napi-rs/canvas';
import type { DOMWindow } from 'jsdom';
import { alphabeticOffset, baselineShift, snapToPixel } from './baseline';

type CanvasElement = InstanceType<DOMWindow['HTMLCanvasElement']>;
type Surface = Canvas | SvgCanvas;

const surfaces = new WeakMap<CanvasElement, Surface>();
/** The texts that were drawn on a surface: its vector drawing holds their outlines only. */
const surfaceTexts = new WeakMap<Surface, Set<string>>();
/** How the patterns of a surface lie, in the order in which they were made. */
const patternTransforms = new WeakMap<Surface, string[]>();

/** What a context draws with, beside its transform and its dashes. */
const pen = [
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
 * Gives the canvas elements of a window a surface to draw on: those in the document record vector
 * drawings, the others (measuring text, patterns) hold pixels.
 */
export function backCanvases({ HTMLCanvasElement }: DOMWindow): void {
  const contexts = new WeakMap<CanvasElement, object>();
  // Setting a size clears a canvas, also when it is the size that the canvas has.
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

/** Vector drawing of a canvas in the document. */
export interface CanvasDrawing {
  /** An SVG document; letters are outlines. */
  svg: string;
  /** The texts whose outlines it holds. */
  texts: string[];
}

/** Returns what was drawn on a canvas in the document; undefined when it was never drawn on. */
export function drawingOf(element: CanvasElement): CanvasDrawing | undefined {
  const surface = surfaces.get(element);
  if (!surface || !('getContent' in surface)) return undefined;
  return {
    svg: withPatternTransforms(surface.getContent().toString(), surface),
    texts: [...(surfaceTexts.get(surface) ?? [])],
  };
}

function withPatternTransforms(svg: string, surface: Surface): string {
  const transforms = [...(patternTransforms.get(surface) ?? [])];
  // One made but not used: which lies how is not known, and the comparison with the live chart says so.
  if (svg.split('<pattern ').length - 1 !== transforms.length) return svg;
  return svg.replaceAll('<pattern ', () => `<pattern patternTransform="${transforms.shift()}" `);
}

/** A context that stays the same object, as in a browser, while resizing or clearing begins a new drawing. */
function contextOf(element: CanvasElement): object {
  const current = () => {
    const surface = surfaces.get(element);
    const fits = surface?.width === element.width && surface.height === element.height;
    return (surface && fits ? surface : newSurface(element)).getContext('2d');
  };
  const clearRect = (x: number, y: number, width: number, height: number) => {
    const context = current();
    const whole = x <= 0 && y <= 0 && width >= element.width && height >= element.height;
    if (!whole || !element.isConnected) return context.clearRect(x, y, width, height);
    // A vector drawing cannot be wiped: begin anew, with the same pen.
    const next = newSurface(element).getContext('2d');
    next.setTransform(context.getTransform());
    for (const name of pen) Reflect.set(next, name, context[name]);
    next.setLineDash(context.getLineDash());
  };
  // Browsers take dashes of no length for a solid line; Skia takes them for an error.
  const setLineDash = (dashes: number[]) =>
    current().setLineDash(dashes.some((length) => length > 0) ? dashes : []);
  // An arc of a whole turn is a circle, whichever way it goes; Skia draws nothing where it ends exactly at its start.
  const arc = (x: number, y: number, radius: number, start: number, end: number, back = false) => {
    const turns = ((back ? start - end : end - start) + 1e-9) / (2 * Math.PI);
    if (turns >= 1) current().arc(x, y, radius, 0, 2 * Math.PI);
    else current().arc(x, y, radius, start, end, back);
  };
  // Skia's SVG leaves out how a pattern lies. Charts make one for each shape, right before filling it.
  const createPattern = (image: unknown, repetition: 'repeat') => {
    const pattern = current().createPattern(surfaceOf(image) as Canvas, repetition);
    const transforms = patternTransforms.get(surfaces.get(element)!);
    return Object.assign(pattern, {
      setTransform: ({ a, b, c, d, e, f }: DOMMatrix) =>
        transforms?.push(`matrix(${[a, b, c, d, e, f].join(' ')})`),
    });
  };
  const write = (draw: 'fillText' | 'strokeText') => (text: string, x: number, y: number) => {
    const context = current();
    const { font, textBaseline } = context;
    if (text.trim()) surfaceTexts.get(surfaces.get(element)!)?.add(text);
    const shift = baselineShift(font, textBaseline) ?? 0;
    context.textBaseline = 'alphabetic';
    const offset = shift - alphabeticOffset(context, text);
    context[draw](text, x, y + offset + snapToPixel(context.getTransform(), y + shift));
    context.textBaseline = textBaseline;
  };
  const own = {
    arc,
    canvas: element,
    clearRect,
    createPattern,
    fillText: write('fillText'),
    setLineDash,
    strokeText: write('strokeText'),
  };
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name in own) return Reflect.get(own, name);
        const context = current();
        const value: unknown = Reflect.get(context, name, context);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => value.apply(context, args.map(surfaceOf)) as unknown;
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

/** A canvas element that is handed to a drawing function stands for its surface. */
const surfaceOf = (argument: unknown): unknown =>
  surfaces.get(argument as CanvasElement) ?? argument;
