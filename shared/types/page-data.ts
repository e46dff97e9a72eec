/** Maps an MDX element to its generated data. */
export interface PageData {
  /** Name of the element: `Example`. */
  element: string;
  /** Attribute that identifies the data: `id`. */
  attribute: string;
  /** Prop that receives the data: `listing`. */
  prop: string;
  /** Prop that is set on the first such element of a page, for content that is loaded eagerly only there. */
  firstProp?: string;
  /** Returns the path of the JSON file, relative to the site directory, for a value of the attribute. */
  fileOf: (value: string) => string;
  /** Hint for an unknown value; completes the error message. */
  hint: string;
}
