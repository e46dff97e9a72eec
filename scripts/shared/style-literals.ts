import postcss from 'postcss';

/** A color or a step of a scale that a stylesheet writes instead of using a design token. */
export interface StyleLiteral {
  line: number;
  /** The literal: `#fff`, `0.75rem`. */
  literal: string;
  /** The declaration that contains it. */
  declaration: string;
}

/** Colors, except for keywords such as `transparent` and system colors such as `Canvas`. */
const color =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)\([^)]*\)|\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange|purple|teal)\b/gi;

/** Properties whose lengths are steps of a scale: type, space, radii, elevation. */
const scaled =
  /^(?:font|font-size|line-height|(?:margin|padding)(?:-.+)?|(?:row-|column-)?gap|border(?:-.+)?-radius|box-shadow)$/;

/** Lengths in `px` and `rem`. Lengths in `em` belong to the text that they scale with. */
const length = /(?<![\w.-])-?(\d*\.?\d+)(px|rem)\b/g;

/** Hairlines, and what has to match them, are not steps of a scale. */
const maxHairline = 3;

/** Finds the literals of a stylesheet for which there are design tokens. */
export function styleLiterals(css: string): StyleLiteral[] {
  const found: StyleLiteral[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const value = declaration.value.replace(/url\([^)]*\)|var\(--[\w-]+|'[^']*'|"[^"]*"/g, '');
    const lengths = scaled.test(declaration.prop) ? [...value.matchAll(length)] : [];
    const steps = lengths.filter(
      ([, size, unit]) => Number(size) !== 0 && !(unit === 'px' && Number(size) <= maxHairline),
    );
    for (const [literal] of [...value.matchAll(color), ...steps])
      found.push({
        line: declaration.source?.start?.line ?? 0,
        literal,
        declaration: `${declaration.prop}: ${declaration.value}`,
      });
  });
  return found;
}
