import postcss from 'postcss';

/**
 * Parses the `style` attribute of an element.
 *
 * @returns values by property in camel case; custom properties keep their names
 */
export function inlineStyle(text: string): Record<string, string> {
  const style: Record<string, string> = {};
  postcss.parse(closedBrackets(text)).walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) style[prop] = value;
    else if (!/^-(ms|moz)-/.test(prop))
      style[camelCase(physical[prop] ?? prop)] = understood(prop, value);
  });
  return style;
}

/** Logical properties that the layout engine does not know, as they are in text from left to right. */
const physical: Record<string, string> = {
  'margin-block-end': 'margin-bottom',
  'margin-inline-start': 'margin-left',
};

const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * The library leaves the brackets of some values open, which CSS allows at the end of a declaration and
 * PostCSS does not.
 */
const closedBrackets = (text: string) =>
  text
    .split(';')
    .map((declaration) => {
      const open = declaration.split('(').length - declaration.split(')').length;
      return declaration + ')'.repeat(Math.max(0, open));
    })
    .join(';');

/** Values that the layout engine (@takumi-rs/core 2.16.3) does not know, in others of the same effect. */
function understood(property: string, value: string): string {
  // Beside a track that takes all free space, `auto` tracks are as high as their content.
  if (property === 'grid-template-rows' && value.includes('min-content'))
    return value.replaceAll('auto', '1fr').replaceAll('min-content', 'auto');
  if (property === 'display') return value.replace('-webkit-box', 'block');
  return value;
}
