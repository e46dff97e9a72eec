/** How an element of a page gets the data that the build made for it. */
export interface PageData {
  /** Element on the page: `Example`. */
  element: string;
  /** Its attribute that names the data: `id`. */
  attribute: string;
  /** Prop that carries the data to the component: `listing`. */
  prop: string;
  /** Prop that is set on the first such element of a page, for what loads at once only there. */
  firstProp?: string;
  /** Path of the JSON file below the site's folder for a value of the attribute; it need not exist. */
  fileOf: (value: string) => string;
  /** What to write instead of an unknown value; ends the sentence of the error. */
  mend: string;
}
