/** Links below the introduction of the home page, the most important one first. */
export const actions = [
  { to: '/docs/intro', label: 'Get started' },
  { to: '/examples/examples', label: 'See the examples' },
];
