import postcss from 'postcss';
import { readDesignTokens, tokenValue } from '../../../../shared/design-tokens';
import type { ExampleEntry } from '../../../../shared/types/example-manifest';
import { drawnCardSize } from '../../shared/card-picture';
import { pictureName, pictureSize, type Variant } from '../../shared/picture-variants';
import { chartsStylesheet } from '../charts-stylesheet';
import { checkCharacters } from './check-characters';
import { composePicture } from './compose-picture';
import { drawCard, drawPicture } from './draw-picture';
import type { ElementTree } from './element-tree';
import { fontCharacters, loadFonts, registerFonts } from './fonts';
import { createHeadlessDom } from './headless-dom';
import { createLayoutEngine } from './layout-engine';
import { pictureFile, picturesOf, writeWhole } from './picture-files';
import { hasScreenshots, screenshotAsSvg } from './screenshots';
import { answerJobs } from './worker-process';

/** Draws pictures of an example. The worker reports the name of each one that is finished. */
export interface PictureJob {
  example: ExampleEntry;
  /** Names of the pictures. */
  names: string[];
}

const siteDir = process.cwd();

/** Loads what all pictures need. */
async function prepare() {
  const fonts = loadFonts(siteDir);
  registerFonts(fonts);
  const characters = fontCharacters(siteDir);
  const css = chartsStylesheet(siteDir);
  const renderLayout = await createLayoutEngine(fonts);
  const dom = createHeadlessDom(measuredStyles(css));
  const textColor = (mode: Variant['mode']) =>
    tokenValue(readDesignTokens(siteDir, mode), 'color-text');
  const colors = { light: textColor('light'), dark: textColor('dark') };
  const compose = (
    tree: ElementTree,
    { mode, width, height }: { mode: Variant['mode']; width: number; height: number },
  ) => {
    checkCharacters(tree.texts, characters);
    return composePicture(renderLayout, tree, css, { width, height, color: colors[mode] });
  };

  async function variant(example: ExampleEntry, { mode, size }: Variant): Promise<string> {
    const options = { mode, ...pictureSize(example, { mode, size }) };
    return compose(await drawPicture(siteDir, dom, example.id, options), options);
  }
  /** Returns undefined if the example cannot be drawn at another size. */
  async function card(example: ExampleEntry, mode: Variant['mode']): Promise<string | undefined> {
    const options = { mode, ...drawnCardSize(example) };
    const tree = await drawCard(siteDir, dom, example, options);
    return tree && compose(tree, options);
  }
  return { variant, card };
}

let prepared: ReturnType<typeof prepare> | undefined;

answerJobs<PictureJob, string>(async ({ example, names }, report) => {
  prepared ??= prepare();
  const draw = await prepared;
  const isCaptured = hasScreenshots(siteDir, example);
  const drawn = new Map<string, string>();
  const drawVariant = async (variant: Variant) => {
    const name = pictureName(example.id, variant);
    const svg =
      drawn.get(name) ??
      (isCaptured
        ? screenshotAsSvg(siteDir, example, variant)
        : await draw.variant(example, variant));
    drawn.set(name, svg);
    return svg;
  };
  // A card shows the narrow picture of an example that cannot be drawn for it, scaled down. Of two screenshots, it shows
  // the wide one: the parts of these charts do not shrink with them, and hide each other in the narrow one.
  const drawCardOf = async (mode: Variant['mode']) =>
    (isCaptured ? undefined : await draw.card(example, mode)) ??
    drawVariant({ mode, size: isCaptured ? 'wide' : 'narrow' });

  for (const { name, mode, size } of picturesOf(example)) {
    if (!names.includes(name)) continue;
    const svg = await (size === 'small' ? drawCardOf(mode) : drawVariant({ mode, size }));
    writeWhole(pictureFile(siteDir, name), svg);
    report(name);
  }
});

/** Properties that pictures read from the computed style of elements: `headless-dom.ts`, `svg-element.ts`, the library. */
const measured = /^(all|color|font|line-height|padding(-.*)?|z-index)$/;

/**
 * Returns the declarations of a stylesheet that the headless DOM of pictures needs. It compares an element with every
 * rule, so that fewer rules save time. The layout engine gets the complete stylesheet.
 */
function measuredStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    if (!measured.test(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}
