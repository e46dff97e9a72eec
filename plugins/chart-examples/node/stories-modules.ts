import type { ExampleListing } from '../../../contracts/example-manifest';
import type { Family } from './families';

/** `stacked-areas` → `StackedAreas`: the story's export, from which Storybook makes its id again. */
const pascalCase = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** Groups of Storybook's list, as the gallery has them. */
const groups: Record<Family['group'], string> = { chart: 'Charts', feature: 'Features' };

/** Sources of the Storybook files, one a family: `bar/stacked` becomes the story `bar--stacked`. */
export function storiesModules(
  listings: ExampleListing[],
  families: Family[],
): Record<string, string> {
  return Object.fromEntries(
    families.map((family) => [
      `${family.name}.stories.tsx`,
      familyModule(
        family,
        listings.filter((listing) => listing.family === family.name),
      ),
    ]),
  );
}

function familyModule({ name: family, title, group }: Family, listings: ExampleListing[]): string {
  const imports = listings.map(
    ({ id, name }) => `import ${pascalCase(name)}Example from '../../examples/${id}';`,
  );
  return `// Made by "npm run generate" from examples/${family}/.
import type { Meta, StoryObj } from '@storybook/react-vite';
${imports.join('\n')}

export default {
  id: '${family}',
  title: ${JSON.stringify(`${groups[group]}/${title}`)},
  // An example takes no props.
  parameters: { controls: { disable: true } },
} satisfies Meta;
${listings.map(story).join('')}`;
}

const story = ({ id, name, title, summary, tags, source }: ExampleListing) => `
export const ${pascalCase(name)}: StoryObj = {
  name: ${JSON.stringify(title)},
  tags: ${JSON.stringify(tags)},
  render: () => <${pascalCase(name)}Example />,
  parameters: {
    docs: {
      description: { story: ${JSON.stringify(`${summary} ${linkToPage(id)}`)} },
      source: { code: ${JSON.stringify(source)}, language: 'tsx' },
    },
  },
};
`;

/** The stories stand one folder below the site's pages; Storybook sends a link without a target astray. */
const linkToPage = (id: string) => `<a href="../examples/${id}" target="_blank">On its page</a>`;
