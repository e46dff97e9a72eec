import type { ArgTypes } from '@storybook/react-vite';
import type { ApiSymbol } from '../../contracts/api-model';
import type { ExampleListing } from '../../contracts/example-manifest';
import { argTypesOf } from './arg-types.js';
import { idsInExample } from './ids-in-example.js';
import { linkToPage, markdownOf } from './markdown-of.js';
import type { Types } from './types-of.js';

/** Source of the Storybook file of a component: one of its examples, with controls for its props. */
export function componentStory(symbol: ApiSymbol, example: ExampleListing, types: Types): string {
  const { name, description, route } = symbol;
  const { id, title, source } = example;
  const component = `${markdownOf(description)}\n\nIn the reference: ${linkToPage(route, name)}.`;
  const ids = idsInExample(source, name);
  // Not all at once: two axes on one side, or a domain on the axis that may not have one, help nobody.
  const args = ids.length > 1 ? { only: ids.at(-1) } : {};
  const argTypes: ArgTypes = {
    ...(ids.length > 1 && { only: choiceOf(ids) }),
    ...argTypesOf(symbol, types),
  };
  const fixed = Object.keys(argTypes).filter((prop) => argTypes[prop]?.control === false);
  const controls = {
    expanded: true,
    // The docs list every prop; the panel only those that can be set.
    exclude: fixed,
    disable: fixed.length === Object.keys(argTypes).length,
  };
  const story = `The example ${linkToPage(`/examples/${id}`, title)}. A control replaces that prop of ${name} in it; the code stays the example's own.`;
  return `// Made by Storybook's main.ts from the reference's model.
import type { Meta, StoryObj } from '@storybook/react-vite';
import Example from ${JSON.stringify(`../../examples/${id}`)};
import { Overrides } from ${JSON.stringify('../../storybook/overridable')};

export default {
  title: 'Components/${name}',
  args: ${JSON.stringify(args)},
  argTypes: ${JSON.stringify(argTypes, null, 2)},
  parameters: {
    controls: ${JSON.stringify(controls)},
    docs: { description: { component: ${JSON.stringify(component)} } },
  },
} satisfies Meta;

export const WithControls: StoryObj = {
  name: 'With controls',
  render: (args) => (
    <Overrides of="${name}" set={args}>
      <Example />
    </Overrides>
  ),
  parameters: {
    docs: {
      description: { story: ${JSON.stringify(story)} },
      source: { code: ${JSON.stringify(source)}, language: 'tsx' },
    },
  },
};
`;
}

const choiceOf = (ids: string[]): ArgTypes[string] => ({
  description: 'Id of the one that the controls change. This is no prop.',
  control: 'select',
  options: ids,
  type: { name: 'string' },
  table: { category: 'In this story' },
});
