/** Props that read rows: names of fields, indexes or functions. */
const single = new Set(['xAccessor', 'yAccessor', 'valueAccessor', 'markSizeAccessor']);
const lists = new Set(['yAccessors', 'y0Accessors', 'splitSeriesAccessors', 'stackAccessors']);

/** Whether a prop takes an accessor or a list of accessors. */
export const isAccessor = (component: string, prop: string): boolean =>
  single.has(prop) || lists.has(prop) || (component === 'GroupBy' && prop === 'by');

export const isAccessorList = (prop: string): boolean => lists.has(prop);
