/** Lengths in `px` and `rem`, except for 0 and hairlines of up to 3 px. Lengths in `em` scale with the text. */
const step = /(?<![\w.-])-?(?!0(?:px|rem)|[1-3]px|[0-2]?\.\d+px)\d*\.?\d+(?:px|rem)\b/;

/** Properties whose lengths are steps of a scale: type, space, radii, shadows. */
const scaled =
  '/^(?:font|font-size|line-height|(?:margin|padding)(?:-.+)?|(?:row-|column-)?gap|border(?:-.+)?-radius|box-shadow)$/';

/** Functions that define a color. */
const colorFunctions = '/^(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color)$/i';

const color = { message: 'Use a color of src/css/tokens.css.' };

/** Checks that stylesheets use the design tokens for colors and for steps of a scale. */
module.exports = {
  plugins: ['stylelint-value-no-unknown-custom-properties'],
  // The first file defines the tokens. The second one also applies to pictures, which are drawn without the tokens.
  ignoreFiles: ['src/css/tokens.css', 'src/css/charts.css'],
  rules: {
    'color-no-hex': [true, color],
    'color-named': ['never', color],
    'function-disallowed-list': [colorFunctions, color],
    'declaration-property-value-disallowed-list': [
      { [scaled]: [step] },
      { message: 'Use a step of a scale of src/css/tokens.css.' },
    ],
    'csstools/value-no-unknown-custom-properties': [
      true,
      {
        importFrom: [
          'src/css/tokens.css',
          'node_modules/infima/dist/css/default/default.css',
          {
            customProperties: {
              '--site-font-family': 'of plugins/site-fonts',
              '--frame-height': 'of an example',
              '--frame-height-narrow': 'of an example',
            },
          },
        ],
      },
    ],
  },
};
