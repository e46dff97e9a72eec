import type { PageData } from '../../../contracts/page-data';

/** `<Example id="family/name" />` gets the example's listing. */
export const exampleData: PageData = {
  element: 'Example',
  attribute: 'id',
  prop: 'listing',
  fileOf: (id) => `.generated/examples/listings/${id}.json`,
  mend: 'write the path of a file in examples/ without .tsx, for example <Example id="bar/stacked" />.',
};
