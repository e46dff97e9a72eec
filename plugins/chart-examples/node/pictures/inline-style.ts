import postcss from 'postcss';

/**
 * Parses the `style` attribute of an element.
 *
 * @returns values by property in camel case; custom properties keep their names
 */
export function inlineStyle(text: string): Record<string, string> {
  const style: Record<string, string> = {};
  postcss.parse(closeBrackets(text)).walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) style[prop] = value;
    else if (!/^-(ms|moz)-/.test(prop))
      style[camelCase(physicalProperties[prop] ?? prop)] = supportedValue(prop, value);
  });
  return style;
}

/** Physical equivalents of logical properties, which the layout engine does not support. */
const physicalProperties: Record<string, string> = {
  'margin-block-end': 'margin-bottom',
  'margin-inline-start': 'margin-left',
};

const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * Closes unbalanced brackets: the library emits some, which browsers accept at the end of a style attribute, but
 * PostCSS rejects.
 */
const closeBrackets = (text: string) =>
  text
    .split(';')
    .map((declaration) => {
      const open = declaration.split('(').length - declaration.split(')').length;
      return declaration + ')'.repeat(Math.max(0, open));
    })
    .join(';');

/** Replaces values that the layout engine (@takumi-rs/core 2.16.3) does not support by equivalent ones. */
function supportedValue(property: string, value: string): string {
  // Next to a `1fr` track, `auto` tracks have the height of their content.
  if (property === 'grid-template-rows' && value.includes('min-content'))
    return value.replaceAll('auto', '1fr').replaceAll('min-content', 'auto');
  if (property === 'display') return value.replace('-webkit-box', 'block');
  return value;
}
