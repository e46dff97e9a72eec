import type { ExampleListing } from '../../../contracts/example-manifest';

/** `stacked-areas` → `StackedAreas`: the story's export, from which Storybook makes its id again. */
const pascalCase = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** Sources of the Storybook files, one a family: `bar/stacked` becomes the story `bar--stacked`. */
export function storiesModules(listings: ExampleListing[]): Record<string, string> {
  const families = [...new Set(listings.map(({ family }) => family))];
  return Object.fromEntries(
    families.map((family) => [
      `${family}.stories.tsx`,
      familyModule(
        family,
        listings.filter((listing) => listing.family === family),
      ),
    ]),
  );
}

function familyModule(family: string, listings: ExampleListing[]): string {
  const imports = listings.map(
    ({ id, name }) => `import ${pascalCase(name)}Example from '../../examples/${id}';`,
  );
  return `// Made by "npm run generate" from examples/${family}/.
import type { Meta, StoryObj } from '@storybook/react-vite';
${imports.join('\n')}

export default { title: ${JSON.stringify(family)} } satisfies Meta;
${listings.map(story).join('')}`;
}

const story = ({ name, title, summary, source }: ExampleListing) => `
export const ${pascalCase(name)}: StoryObj = {
  name: ${JSON.stringify(title)},
  render: () => <${pascalCase(name)}Example />,
  parameters: {
    docs: {
      description: { story: ${JSON.stringify(summary)} },
      source: { code: ${JSON.stringify(source)}, language: 'tsx' },
    },
  },
};
`;
