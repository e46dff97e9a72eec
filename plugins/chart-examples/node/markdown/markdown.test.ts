import { toMarkdown } from 'mdast-util-to-markdown';
import { expect, it } from 'vitest';
import type { ExampleListing } from '../../../../contracts/example-manifest';
import { cardsMarkdown } from './cards-markdown';
import { chartMarkdown, exampleMarkdown } from './example-markdown';
import { examplePageMarkdown } from './example-page-markdown';
import { familiesMarkdown } from './families-markdown';
import { galleryMarkdown } from './gallery-markdown';

const listing: ExampleListing = {
  id: 'bar/stacked',
  family: 'bar',
  name: 'stacked',
  title: 'Stacked bars',
  summary: 'Set `stackAccessors`.',
  alt: 'Three bars.',
  tags: [],
  uses: [],
  props: { BarSeries: ['id', 'data'], Chart: [], Unknown: [] },
  height: 300,
  source: 'export default 1;',
  html: '',
  shownLines: 1,
};
const card = { id: 'bar/grouped', title: 'Grouped bars', alt: 'Six bars.', tags: [] };

const print = (children: ReturnType<typeof exampleMarkdown>) =>
  toMarkdown({ type: 'root', children }, { bullet: '-' });

it('an example has its picture, its complete code and a link to its page', () => {
  expect(print(exampleMarkdown(listing))).toBe(
    `![Three bars.](/pictures/bar/stacked.wide.light.svg)

\`\`\`tsx title="bar/stacked.tsx"
export default 1;
\`\`\`

[Open full size: Stacked bars](/examples/bar/stacked)
`,
  );
});

it('the page of an example lists its props and related examples', () => {
  const page = { listing, familyTitle: 'Bars', related: [card] };
  const markdown = print(examplePageMarkdown(page, { BarSeries: '/b', Chart: '/c' }));
  expect(markdown).toMatch(/^Set `stackAccessors`\.\n\n!\[Three bars\.\]/);
  expect(markdown).toContain('[More examples: Bars](/examples/bar#stacked)');
  expect(markdown).toContain('](/storybook/?path=/story/bar--stacked)');
  expect(markdown).toContain('export default 1;');
  expect(markdown).toContain('- [`BarSeries`](/b): [`id`](/b#id), [`data`](/b#data)');
  expect(markdown).toContain('- [`Chart`](/c): none');
  expect(markdown).toContain('- [`Unknown`](/all-types/): none');
  expect(markdown).toContain('## Related examples\n\n- [Grouped bars](/examples/bar/grouped)');
});

it('the gallery lists all examples by family', () => {
  const families = [{ name: 'bar', title: 'Bars', cards: [card] }];
  expect(print(galleryMarkdown([{ title: 'Chart families', families }]))).toBe(
    `## Chart families

### [Bars](/examples/bar)

- [Grouped bars](/examples/bar/grouped): Six bars.
`,
  );
});

it('a chart without code has its picture and a link to its page', () => {
  expect(print(chartMarkdown(listing))).toBe(
    `![Three bars.](/pictures/bar/stacked.wide.light.svg)

[Open full size: Stacked bars](/examples/bar/stacked)
`,
  );
});

it('families are links with their numbers of examples', () => {
  const families = [
    { name: 'bar', title: 'Bars', cards: [card, card] },
    { name: 'flame', title: 'Flame charts', cards: [card] },
  ];
  const groups = [
    { title: 'Chart families', families },
    { title: 'Features', families: [] },
  ];
  expect(print(familiesMarkdown('Chart families', groups))).toBe(
    '- [Bars](/examples/bar): 2 examples\n- [Flame charts](/examples/flame): 1 example\n',
  );
});

it('cards are links to examples, in the given order', () => {
  const groups = [{ title: 'Charts', families: [{ name: 'bar', title: 'Bars', cards: [card] }] }];
  expect(print(cardsMarkdown(['bar/grouped'], groups))).toBe(
    '- [Grouped bars](/examples/bar/grouped): Six bars.\n',
  );
  expect(() => cardsMarkdown(['bar/none'], groups)).toThrow('There is no example "bar/none".');
});
