/**
 * Names of other libraries with one meaning here: the names, separated by spaces; the libraries; where a prop has this
 * meaning, separated by spaces, or an empty text for everywhere; what to use, as the rest of the sentence "Here, …"; and a prop that can take its
 * place with the same value.
 */
export type ForeignRow = [
  names: string,
  libraries: string,
  on: string,
  use: string,
  rename?: string,
];
