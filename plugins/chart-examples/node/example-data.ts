import { generatedFiles } from '../../../shared/generated-files';
import type { PageData } from '../../../shared/types/page-data';

const hint =
  'write the path of a file in examples/ without .tsx, for example <Example id="bar/stacked" />.';

/** Data of the MDX elements of this plugin. */
export const exampleData: PageData[] = [
  {
    element: 'Example',
    attribute: 'id',
    prop: 'listing',
    firstProp: 'first',
    fileOf: (id) => generatedFiles.exampleListing(id).path,
    hint,
  },
  {
    element: 'ExampleChart',
    attribute: 'id',
    prop: 'listing',
    firstProp: 'first',
    fileOf: (id) => generatedFiles.exampleListing(id).path,
    hint,
  },
  {
    element: 'ExampleVariants',
    attribute: 'family',
    prop: 'variants',
    fileOf: (family) => generatedFiles.exampleVariants(family).path,
    hint: 'write <ExampleVariants family="visits" />.',
  },
  {
    element: 'ExamplePage',
    attribute: 'id',
    prop: 'page',
    fileOf: (id) => generatedFiles.examplePage(id).path,
    hint,
  },
];
