/** Subset of the browsers' default stylesheet that charts and HTML elements in examples need. */
export const userAgentCss = `
* { box-sizing: border-box }
div, figure, p, h1, h2, h3, h4, ul, ol, li, section, fieldset, dialog, form { display: block }
h1, h2, h3, h4, b, strong, th { font-weight: 700 }
em, i { font-style: italic }
small { font-size: 0.83em }
table { display: grid; width: max-content; padding-right: 1px }
caption { grid-column: 1 / -1; text-align: center }
th, td { margin: 0 -1px -1px 0; width: auto !important; text-align: left }
table[style*='border-collapse: separate'] { padding-right: 0 }
table[style*='border-collapse: separate'] :is(th, td) { margin: 0 }
dialog:not([open]), option { display: none }
button, select, input { display: inline-block }
`;
