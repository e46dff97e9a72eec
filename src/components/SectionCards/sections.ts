/** The three areas of the site, as the home page presents them. */
export const sections = [
  {
    to: '/docs/docs',
    title: 'Docs',
    text: 'Guides for every task: data, axes, themes, interaction, and troubleshooting blank charts.',
  },
  {
    to: '/api/Chart',
    title: 'API',
    text: 'Every component with its props, pitfalls and a live example, and every exported type.',
  },
  {
    to: '/examples/examples',
    title: 'Examples',
    text: 'Live charts of every type, with complete code to copy.',
  },
];
