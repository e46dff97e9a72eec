import type { PageData } from '../../../contracts/page-data';

const mend =
  'write the path of a file in examples/ without .tsx, for example <Example id="bar/stacked" />.';

/** What the elements of this room on a page get. */
export const exampleData: PageData[] = [
  {
    element: 'Example',
    attribute: 'id',
    prop: 'listing',
    firstProp: 'first',
    fileOf: (id) => `.generated/examples/listings/${id}.json`,
    mend,
  },
  {
    element: 'ExamplePage',
    attribute: 'id',
    prop: 'page',
    fileOf: (id) => `.generated/examples/pages/${id}.json`,
    mend,
  },
];
